import { firestore } from '@greenlight/runtime'
import type { Comment } from '../../domain/comment.ts'
import type { Experience } from '../../domain/experience.ts'
import { flagTargetPath, type FlagTarget } from '../../domain/flagTarget.ts'
import { attempt } from '../attempt.ts'
import { parseComment } from '../comments/parseComment.ts'
import { parseExperience } from '../experiences/parseExperience.ts'

/**
 * A flagged experience or comment, null if it is gone. Costs one read.
 * @throws GreenlightError `flags-load-failed`
 */
export function getContribution(
  target: Extract<FlagTarget, { kind: 'experience' | 'comment' }>,
): Promise<Experience | Comment | null> {
  return attempt('flags-load-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const path = flagTargetPath(target)
    const snapshot = await getDoc(doc(db, path))
    const fields = snapshot.data()
    if (!fields) return null
    const parse = target.kind === 'experience' ? parseExperience : parseComment
    return parse(snapshot.id, fields, path)
  })
}
