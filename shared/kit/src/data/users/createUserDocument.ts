import { refreshMember } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { ensureUserDocument } from './ensureUserDocument.ts'

/**
 * Makes `users/{me}` after a sign-up by e-mail, and reads it into the session; harmless when
 * repeated. `username` only if the form asked for one. Costs two reads.
 * @throws GreenlightError `sign-up-failed`
 */
export function createUserDocument(username: string | null = null): Promise<void> {
  return attempt('sign-up-failed', async () => {
    await ensureUserDocument(username)
    await refreshMember()
  })
}
