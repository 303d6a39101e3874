import { attempt } from '@greenlight/kit/data/attempt'
import { readPreviewEmail } from '@greenlight/kit/data/members'
import {
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  requiredReauthentication,
  signInKind,
} from '@greenlight/kit/write/reauthenticate'
import type { SentLink } from '@greenlight/kit/write/signInLink'
import { auth } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'

/**
 * Changes the password. Firebase then ends the sign-ins of other devices, within an hour.
 * @throws GreenlightError `profile/password-change-failed` with the cause of Firebase
 */
export function changePassword(current: string, next: string): Promise<void> {
  return attempt(failure('profile/password-change-failed'), async () => {
    await reauthenticateWithPassword(current)
    const { auth: service, updatePassword } = await auth()
    if (!service.currentUser) throw fail('profile/password-change-failed')
    await updatePassword(service.currentUser, next)
  })
}

/**
 * Sends an e-mail to a new address. Its link makes that address the member's, and ends all sessions. Members without
 * a password sign in with Google again, if the last sign-in is older than a few minutes.
 * @throws GreenlightError `profile/email-change-failed` with the cause of Firebase
 */
export function sendEmailChange(to: string, password: string): Promise<SentLink> {
  return attempt(failure('profile/email-change-failed'), async () => {
    if ((await signInKind()) === 'password') await reauthenticateWithPassword(password)
    else if (await requiredReauthentication()) await reauthenticateWithGoogle()
    const { auth: service, verifyBeforeUpdateEmail } = await auth()
    const user = service.currentUser
    if (!user) throw fail('profile/email-change-failed')
    await verifyBeforeUpdateEmail(user, to, { url: location.origin })
    const preview = await readPreviewEmail('VERIFY_AND_CHANGE_EMAIL', user.email)
    return { to, previewLink: preview?.oobLink ?? null }
  })
}
