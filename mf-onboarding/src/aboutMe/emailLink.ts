import { storageKeys } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { authCode } from '@greenlight/kit/data/authErrors'
import { sendSignInLink, type SentLink } from '@greenlight/kit/write/signInLink'
import { auth, GreenlightError, localStore } from '@greenlight/runtime'

/**
 * Sends a link that leads back to the request about the profile `reportId`, and notes the address for it.
 * @throws GreenlightError `link-failed`
 */
export async function sendRequestLink(email: string, reportId: string | null): Promise<SentLink> {
  const sent = await sendSignInLink(email, paths.aboutMe(reportId ?? undefined))
  localStore.set(storageKeys.linkEmail, email)
  return sent
}

/** The address that this device sent a link to; null on another device. */
export const sentLinkEmail = () => localStore.get(storageKeys.linkEmail)

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
