import { paths } from '@greenlight/kit/contract/paths'
import { errorText, type GreenlightError } from '@greenlight/kit/domain/errors'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { NotFound } from '@greenlight/kit/ui/illustrations/NotFound'
import { useOnline } from '@greenlight/runtime'
import { failureText } from '../failureText.ts'
import { Aside } from './Aside.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'

type Props = { error: GreenlightError; onRetry: () => void; retrying: boolean }

/** There is no such profile for this member, or it could not be loaded. */
export function ProfileFailure({ error, onRetry, retrying }: Props) {
  const online = useOnline()
  if (error.code !== 'profile-not-found') {
    return (
      <ProfileLayout photo={null} title="Profile">
        <ErrorPanel text={failureText(error, online)} onRetry={onRetry} retrying={retrying} />
      </ProfileLayout>
    )
  }
  return (
    <ProfileLayout photo={null} title={errorText('profile-not-found')}>
      <Aside illustration={<NotFound />}>
        <p>It may have been removed, or an admin is looking at it.</p>
        <ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>
      </Aside>
    </ProfileLayout>
  )
}
