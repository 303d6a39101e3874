import { storageKeys } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { authCode } from '@greenlight/kit/data/authErrors'
import { auth, GreenlightError, localStore } from '@greenlight/runtime'

/**
 * Sends an e-mail whose link signs in without a password and leads back to the request about the profile
 * `reportId`. The answer is the same with and without an account. @throws GreenlightError `link-failed`
 */
export function sendSignInLink(email: string, reportId: string | null): Promise<void> {
  return attempt('link-failed', async () => {
    const { auth: provider, sendSignInLinkToEmail } = await auth()
    const url = new URL(paths.aboutMe(reportId ?? undefined), location.origin).href
    await sendSignInLinkToEmail(provider, email, { url, handleCodeInApp: true })
    localStore.set(storageKeys.linkEmail, email)
  })
}

/** The address that this device sent a link to; null on another device. */
export const sentLinkEmail = () => localStore.get(storageKeys.linkEmail)

/** Whether `address` is a link from such an e-mail. Checks its parameters: the SDK may not be loaded yet. */
export function isSignInLink(address: string): boolean {
  const { searchParams } = new URL(address)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}

/** Errors after which only a new link helps. */
const linkIsDead = ['auth/invalid-action-code', 'auth/expired-action-code']

/**
 * Signs in by a link. `email` must be the address that it was sent to. Failures carry Firebase's error as `cause`.
 * @throws GreenlightError `link-invalid` if the link was used or has expired, otherwise `sign-in-failed`
 */
export function signInByLink(email: string, address: string): Promise<void> {
  return attempt('sign-in-failed', async () => {
    const { auth: provider, signInWithEmailLink } = await auth()
    await signInWithEmailLink(provider, email, address).catch((cause: unknown) => {
      throw linkIsDead.includes(authCode(cause))
        ? new GreenlightError('link-invalid', cause)
        : cause
    })
    localStore.remove(storageKeys.linkEmail)
  })
}
