import { FILLS_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { paths } from '@greenlight/kit/contract/paths'
import { failure } from '@greenlight/kit/errors'
import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, useParams } from '@greenlight/runtime'
import { useState } from 'react'
import { HeldProvider } from './held/HeldProvider.tsx'
import { KeyboardShortcuts } from './queue/shortcuts.tsx'
import { ReportReviewById } from './reports/ReportReviewById.tsx'
import { heldDecisions } from './service.ts'
import { AdminSignInProvider } from './signIn/adminSignIn.tsx'
import { SignInAgain } from './signIn/SignInAgain.tsx'
import { Desk } from './ui/Desk.tsx'

/** One profile of any status, with what can be decided on it and its author without a flag. */
export default function ModerateProfilePage() {
  const { id = '' } = useParams()
  return (
    <AdminSignInProvider>
      <Profile key={id} id={id} />
    </AdminSignInProvider>
  )
}

function Profile({ id }: { id: string }) {
  /** Loads the profile again after a new sign-in. */
  const [signIns, setSignIns] = useState(0)
  return (
    // The menu button moves to the header of a phone, so that it does not cover the decision.
    <Desk {...{ [FILLS_WINDOW]: '' }}>
      <PageTitle>Moderate a profile</PageTitle>
      <SignInAgain onDone={() => setSignIns(signIns + 1)} />
      <HeldProvider
        held={heldDecisions}
        view={id}
        head={
          <div>
            <Link to={paths.adminReview()}>Admin review</Link>
          </div>
        }
      >
        <KeyboardShortcuts>
          <ReportReviewById
            key={signIns}
            id={id}
            onDecided={() => {}}
            missing={<ErrorPanel text={failure('kit/profile-not-found').text} />}
          />
        </KeyboardShortcuts>
      </HeldProvider>
    </Desk>
  )
}
