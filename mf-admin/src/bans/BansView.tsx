import { listBans, type Ban } from '@greenlight/kit/data/admin/listBans'
import { unban } from '@greenlight/kit/data/admin/unban'
import { Disclosure } from '@greenlight/kit/ui/Disclosure'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { Panel } from '@greenlight/kit/ui/Panel'
import type { Choice } from '../decide/choice.ts'
import { DecisionForm } from '../decide/DecisionForm.tsx'
import { PagedList } from '../live/PagedList.tsx'
import { usePages } from '../live/usePages.ts'
import { AdminName, Uid } from '../shown/AdminName.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'

/** The banned members, latest first, each with the way back. */
export function BansView() {
  const pages = usePages(listBans)
  return (
    <PagedList
      pages={pages}
      label="Loading banned members"
      keyOf={({ uid }) => uid}
      empty={<EmptyState title="Nobody is banned">Whoever is banned shows up here.</EmptyState>}
    >
      {(ban) => <BanItem ban={ban} onLifted={pages.reload} />}
    </PagedList>
  )
}

function BanItem({ ban, onLifted }: { ban: Ban; onLifted: () => void }) {
  const { uid, by, reason, createdAt } = ban
  const lift: Choice = {
    action: 'unban',
    run: (why) => unban(uid, why),
    target: `bans/${uid}`,
    settles: true,
  }
  return (
    <Panel>
      <div>
        <p>
          <Uid>{uid}</Uid>
        </p>
        <p>
          <bdi>{reason || 'No reason was given.'}</bdi>
        </p>
        <p>
          Banned <TimeAgo date={createdAt} /> by <AdminName uid={by} />
        </p>
      </div>
      <Disclosure label={() => 'Lift this ban'}>
        <DecisionForm
          choices={[lift]}
          hint="It is kept in the log."
          suggestions={[]}
          onDone={onLifted}
        />
      </Disclosure>
    </Panel>
  )
}
