import { refreshMember } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'
import { ensureUserDocument } from './ensureUserDocument.ts'

/**
 * Makes or merges `users/{me}` after a sign-in with Google, whose display name becomes the username
 * unless there is one, and reads it into the session. Costs two reads.
 * @throws GreenlightError `google-sign-in-failed`
 */
export function mergeGoogleUser(): Promise<void> {
  return attempt('google-sign-in-failed', async () => {
    await ensureUserDocument(currentUser('google-sign-in-failed').displayName)
    await refreshMember()
  })
}
