import { paths } from '@greenlight/kit/contract/paths'
import { readWanted } from '@greenlight/kit/contract/wanted'
import { errorText, GreenlightError } from '@greenlight/kit/domain/errors'
import type { ProfileSetup } from '@greenlight/kit/domain/profileSetup'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { refreshMember, session, useLocation, useNavigate, useSession } from '@greenlight/runtime'
import { EntryPage } from './entry/EntryPage.tsx'
import { SignOutNote } from './entry/SignOutNote.tsx'
import { SetupForm } from './setup/SetupForm.tsx'
import { SetupSkeleton } from './setup/SetupSkeleton.tsx'
import { useTask } from './useTask.ts'

const nothing: ProfileSetup = {
  username: '',
  myGender: null,
  showMe: [],
  locationText: '',
  locationCoords: null,
}

export default function ProfileSetupPage() {
  return (
    <EntryPage
      title="Set up your profile"
      text="Only your username is shown to others."
      foot={<SignOutNote />}
    >
      <Setup />
    </EntryPage>
  )
}

function Setup() {
  const member = useSession((s) => s.member)
  switch (member.state) {
    case 'loading':
      return <SetupSkeleton />
    case 'unreadable':
      return <Unreadable />
    case 'none':
      return <SetupForm start={nothing} />
    case 'ready':
      return <SetupForm start={member.profile} />
  }
}

/** The guard sends members here whose document cannot be read; most only need a second try. */
function Unreadable() {
  const navigate = useNavigate()
  const wanted = readWanted(useLocation().state)
  const { busy, run } = useTask('member-load-failed')

  const retry = async () => {
    await refreshMember()
    const { member } = session.getState()
    if (member.state === 'unreadable') throw new GreenlightError('member-load-failed')
    if (member.state === 'ready' && member.profile.profileComplete)
      await navigate(wanted ?? paths.gallery(), { replace: true })
  }
  return (
    <ErrorPanel
      text={errorText('member-load-failed')}
      onRetry={() => void run(retry)}
      retrying={busy}
    />
  )
}
