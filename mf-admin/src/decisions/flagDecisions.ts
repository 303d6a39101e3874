import { type FlagState, parseFlagTargetPath } from '@greenlight/domain/flag'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'
import { notifyFlaggers } from './notices.ts'

/**
 * Dismisses the open flags (at most 100) of others on a document and writes one log entry. Costs a read and a
 * write for each flag, and one write.
 * @throws GreenlightError `admin/already-decided` if none is open, `admin/dismiss-failed`
 */
export function dismissFlags(targetPath: string, reason: string): Promise<void> {
  return attempt(failure('admin/dismiss-failed'), async () => {
    const flags = await openFlagsOn(targetPath)
    const [first] = flags
    if (!first) throw fail('admin/already-decided')
    const { db, doc, writeBatch } = await firestore()
    const isPublic = await isPublicReport(targetPath)
    // A random id: each flagger reads it in the flag and in the notice, and a flag's id names its author.
    const decision = crypto.randomUUID()
    const closed = await closedFlagFields('dismissed', decision)
    const batch = writeBatch(db)
    const entry = await newLogEntry({ action: 'dismiss', target: targetPath, reason })
    if (isPublic) {
      const review = { flagCount: 0, decision, decisionReason: entry.reason, cleared: true }
      batch.set(doc(db, targetPath, 'private', 'review'), review)
    }
    // The rules accept the log entry if a review names its id, or if it names a flag that it closes.
    batch.set(doc(db, 'modlog', decision), isPublic ? entry : { ...entry, flag: first.id })
    for (const flag of flags) batch.update(flag, closed)
    await batch.commit()
    const content = { target: targetPath, reason: entry.reason }
    await notifyFlaggers(flags, decision, { kind: 'dismiss', ...content })
  })
}

/** A dismissal resets the flag count of a public report. Otherwise the next flag would hide the report. */
async function isPublicReport(targetPath: string): Promise<boolean> {
  if (parseFlagTargetPath(targetPath)?.kind !== 'report') return false
  const { db, doc, getDoc } = await firestore()
  return (await getDoc(doc(db, targetPath))).data()?.['status'] === 'public'
}

const OPEN_FLAGS_LIMIT = 100

/** The open flags of others on a document, at most 100. Costs one read for each, at least one. */
export async function openFlagsOn(targetPath: string): Promise<readonly DocumentReference[]> {
  const { db, collection, getDocs, limit, query, where } = await firestore()
  const { docs } = await getDocs(
    query(
      collection(db, 'flags'),
      where('targetPath', '==', targetPath),
      where('state', '==', 'open'),
      limit(OPEN_FLAGS_LIMIT),
    ),
  )
  const { uid } = currentUser(kitFailure('kit/admin-only'))
  return docs.filter((flag) => flag.get('by') !== uid).map(({ ref }) => ref)
}

/** The fields of a flag that a decision closes, which the log entry `decision` describes. */
export async function closedFlagFields(state: Exclude<FlagState, 'open'>, decision: string) {
  const { serverTimestamp } = await firestore()
  return { state, decision, decidedAt: serverTimestamp() }
}
