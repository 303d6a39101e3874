import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { authCode } from '@greenlight/kit/data/authErrors'
import { fail, failure } from '@greenlight/kit/errors'
import { sendSignInLink, type SentLink } from '@greenlight/kit/write/signInLink'
import { auth, localStore, readStored } from '@greenlight/runtime'
import * as v from 'valibot'

/** The address to which a sign-in link was sent from this device. */
const EMAIL_KEY = 'gl.onboarding.linkEmail.v2'

/** The lifetime of a link. Another person may use this device later. */
const KEPT_MS = 3_600_000

const SentSchema = v.object({ email: v.string(), at: v.number() })

/**
 * Sends a link that opens the request about the profile `reportId`, and stores the address for it.
 * @throws GreenlightError `kit/link-failed`
 */
export async function sendRequestLink(email: string, reportId: string | null): Promise<SentLink> {
  const sent = await sendSignInLink(email, paths.aboutMe(reportId ?? undefined))
  localStore.set(EMAIL_KEY, JSON.stringify({ email, at: Date.now() }))
  return sent
}

/** The address that this device sent a link to in the last hour; null on another device. An older one is removed. */
export function sentLinkEmail(): string | null {
  const sent = readStored(EMAIL_KEY, SentSchema)
  if (sent && Date.now() - sent.at < KEPT_MS) return sent.email
  localStore.remove(EMAIL_KEY)
  return null
}

/** Errors that only a new link can solve. */
const linkIsDead = ['auth/invalid-action-code', 'auth/expired-action-code']

/**
 * Signs in by a link. `email` must be the address that it was sent to. Failures carry Firebase's error as `cause`.
 * @throws GreenlightError `kit/link-invalid` if the link was used or has expired, otherwise `kit/sign-in-failed`
 */
export function signInByLink(email: string, address: string): Promise<void> {
  return attempt(failure('kit/sign-in-failed'), async () => {
    const { auth: provider, signInWithEmailLink } = await auth()
    await signInWithEmailLink(provider, email, address).catch((cause: unknown) => {
      throw linkIsDead.includes(authCode(cause)) ? fail('kit/link-invalid', cause) : cause
    })
    localStore.remove(EMAIL_KEY)
  })
}
