import { storageKeys } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { auth, localStore } from '@greenlight/runtime'

/**
 * Sends an e-mail whose link signs in without a password. The answer is the same with and without an
 * account. @throws GreenlightError `link-failed`
 */
export function sendSignInLink(email: string): Promise<void> {
  return attempt('link-failed', async () => {
    const { auth: provider, sendSignInLinkToEmail } = await auth()
    const url = new URL(paths.aboutMe(), location.origin).href
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

/**
 * Signs in by a link. `email` must be the address that it was sent to.
 * @throws GreenlightError `link-invalid`
 */
export function signInByLink(email: string, address: string): Promise<void> {
  return attempt('link-invalid', async () => {
    const { auth: provider, signInWithEmailLink } = await auth()
    await signInWithEmailLink(provider, email, address)
    localStore.remove(storageKeys.linkEmail)
  })
}
