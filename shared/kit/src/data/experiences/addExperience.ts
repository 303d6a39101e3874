import { firestore } from '@greenlight/runtime'
import type { Experience } from '../../domain/experience.ts'
import type { Tone } from '../../domain/tone.ts'
import { attempt } from '../attempt.ts'
import { createOnce } from '../createOnce.ts'
import { currentProfile, currentUser } from '../currentMember.ts'

type NewExperience = {
  readonly reportId: string
  readonly tone: Tone
  /** 1–2000 characters. */
  readonly notes: string
  /** Chosen by the caller where a retry must not add it twice. */
  readonly id?: string
}

/**
 * Adds my experience to a public report and answers it as a list shows it. Costs one write.
 * @throws GreenlightError `experience-signed-out`, `experience-add-failed`
 */
export function addExperience({
  reportId,
  tone,
  notes: typed,
  id = crypto.randomUUID(),
}: NewExperience): Promise<Experience> {
  return attempt('experience-add-failed', async () => {
    const { uid: userId } = currentUser('experience-signed-out')
    const { username: userName } = currentProfile('experience-add-failed')
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const notes = typed.trim()
    const ref = doc(db, 'reports', reportId, 'experiences', id)
    const fields = { userId, userName, tone, notes, createdAt: serverTimestamp() }
    await createOnce(ref, () => setDoc(ref, fields))
    return { id, reportId, userId, authorName: userName, tone, notes, createdAt: new Date() }
  })
}
