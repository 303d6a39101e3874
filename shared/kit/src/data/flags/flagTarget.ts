import { firestore, flaggedPaths } from '@greenlight/runtime'
import type { FlagReason } from '../../domain/flag.ts'
import { flagId, flagTargetPath, type FlagTarget } from '../../domain/flagTarget.ts'
import { attempt } from '../attempt.ts'
import { createOnce } from '../createOnce.ts'
import { currentUser } from '../currentMember.ts'
import { flagReport } from './flagReport.ts'

type NewFlag = {
  readonly target: FlagTarget
  readonly reason: FlagReason
  /** 0–1000 characters. */
  readonly note: string
  /** The text of a flagged message, since admins cannot read conversations; no other target's. */
  readonly evidence?: string
}

/**
 * Flags something for the admins to look at; flagging it once more changes nothing. Costs one write;
 * for a report two reads and two writes, since it counts its flags and goes to review at the third.
 * @throws GreenlightError `flag-failed`
 */
export function flagTarget({ target, reason, note, evidence }: NewFlag): Promise<void> {
  return attempt('flag-failed', async () => {
    const { uid: by } = currentUser('flag-failed')
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const targetPath = flagTargetPath(target)
    const flag = {
      by,
      targetPath,
      ...(target.kind === 'message' ? { evidence } : { reportId: target.reportId }),
      reason,
      note: note.trim(),
      createdAt: serverTimestamp(),
      state: 'open',
    }
    const ref = doc(db, 'flags', flagId(by, targetPath))
    if (target.kind === 'report') await flagReport(ref, flag, target.reportId)
    else await createOnce(ref, () => setDoc(ref, flag))
    flaggedPaths.add(targetPath)
  })
}
