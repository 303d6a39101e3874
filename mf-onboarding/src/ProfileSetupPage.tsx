import { paths, readOpenedPath } from '@greenlight/kit/contract/paths'
import { fail, failure } from '@greenlight/kit/errors'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import {
  refreshMember,
  session,
  sessionId,
  useLocation,
  useNavigate,
  useSession,
} from '@greenlight/runtime'
import { useEffect } from 'react'
import styled from 'styled-components'
import { PanelPage, SignOutNote } from './panel/PanelPage.tsx'
import type { ProfileSetup } from './setup/profileSetup.ts'
import { SetupForm } from './setup/SetupForm.tsx'

const emptySetup: Omit<ProfileSetup, 'email'> = {
  username: '',
  myGender: null,
  showMe: [],
  locationText: '',
  locationCoords: null,
}

export default function ProfileSetupPage() {
  return (
    <PanelPage
      title="Set up your profile"
      text="Others see your username, what you share and when. All of it can be linked to each other. Your e-mail address is not shown."
      footer={<SignOutNote />}
    >
      <Setup />
    </PanelPage>
  )
}

function Setup() {
  const member = useSession((s) => s.member)
  // Google's name is a real one, which people would leave in the field.
  const hasRealName = useSession((s) => Boolean(s.user?.displayName))
  switch (member.state) {
    case 'loading':
      return <SetupSkeleton />
    case 'unreadable':
      return <ReadAgain />
    case 'none':
      return <SetupForm initial={emptySetup} isNamed={false} proposesName={hasRealName} />
    case 'ready':
      return (
        <SetupForm
          initial={member.profile}
          isNamed={member.profile.profileComplete}
          proposesName={hasRealName}
        />
      )
  }
}

/** The guard also sends members here whose document could not be read. A second try often succeeds. */
function ReadAgain() {
  const navigate = useNavigate()
  const openedPath = readOpenedPath(useLocation().state, sessionId())
  const { busy, run } = useAction(failure('kit/member-load-failed'), { staysBusy: true })

  // Also without a retry: the answer to the first try may be late.
  useEffect(
    () =>
      session.subscribe(({ member }) => {
        if (member.state === 'ready' && member.profile.profileComplete)
          void navigate(openedPath ?? paths.gallery(), { replace: true })
      }),
    [navigate, openedPath],
  )

  const retry = async () => {
    await refreshMember()
    if (session.getState().member.state === 'unreadable') throw fail('kit/member-load-failed')
  }
  return (
    <ErrorPanel
      text={failure('kit/member-load-failed').text}
      onRetry={() => void run(retry)}
      retrying={busy}
    />
  )
}

function SetupSkeleton() {
  return (
    <LoadingPlaceholder label="Loading your profile">
      <SkeletonColumn>
        {['7rem', '7rem', '4.5rem', '4.5rem', '2.75rem'].map((height, index) => (
          <Skeleton key={index} $height={height} />
        ))}
      </SkeletonColumn>
    </LoadingPlaceholder>
  )
}

const SkeletonColumn = styled.div`
  display: grid;
  gap: var(--gl-space-5);
`
