import type { LiveData } from '@greenlight/runtime'
import type { Admin } from './admins/admins.ts'
import { AdminsView } from './admins/AdminsView.tsx'
import { CasesView } from './cases/CasesView.tsx'
import { FlagsView } from './flags/FlagsView.tsx'
import { LogView } from './log/LogView.tsx'
import { BansView } from './members/BansView.tsx'
import { MembersView } from './members/MembersView.tsx'
import { NumbersView } from './numbers/NumbersView.tsx'
import { PolicyView } from './policy/PolicyView.tsx'
import { KeyboardShortcuts } from './queue/shortcuts.tsx'
import { RevisionsView } from './revisions/RevisionsView.tsx'
import type { View } from './tabs/ViewNav.tsx'

type Props = {
  view: Exclude<View, 'pending'>
  admins: LiveData<readonly Admin[]>
  onChange: () => void
}

/**
 * The views that are downloaded when one of them is opened first.
 * @public used through importWithRetry
 */
export function LazyViews({ view, admins, onChange }: Props) {
  switch (view) {
    case 'flags':
      return (
        <KeyboardShortcuts>
          <FlagsView onChange={onChange} />
        </KeyboardShortcuts>
      )
    case 'requests':
    case 'appeals':
      return (
        <KeyboardShortcuts>
          <CasesView kind={view === 'requests' ? 'removal' : 'appeal'} onChange={onChange} />
        </KeyboardShortcuts>
      )
    case 'revisions':
      return (
        <KeyboardShortcuts>
          <RevisionsView onChange={onChange} />
        </KeyboardShortcuts>
      )
    case 'members':
      return <MembersView />
    case 'log':
      return <LogView />
    case 'bans':
      return <BansView />
    case 'policy':
      return <PolicyView />
    case 'admins':
      return <AdminsView admins={admins} />
    case 'numbers':
      return <NumbersView />
  }
}
