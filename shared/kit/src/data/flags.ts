import { type Fields } from '@greenlight/domain/fields'
import {
  type Flag,
  flagId,
  type FlagReason,
  type FlagTarget,
  flagTargetPath,
  hidesTarget,
  parseFlag,
} from '@greenlight/domain/flag'
import { readDate } from '@greenlight/domain/stored'
import { firestore, flaggedPaths, serverNow } from '@greenlight/runtime'
import type { DocumentReference, WriteBatch } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { attempt, currentMember, currentUser, isDenied } from './attempt.ts'
import { createCounted } from './quota.ts'

type NewFlag = {
  readonly target: FlagTarget
  /** The uid of who wrote the target, as it is stored; '-' if it names none, and for the answer of the person described. */
  readonly author: string
  readonly reason: FlagReason
  /** 0–1000 characters. */
  readonly note: string
  /** The text of a flagged message, because admins cannot read conversations. Not set for other targets. */
  readonly evidence?: string
}

/**
 * Flags something for review by an admin; a second flag on the same target changes nothing while the first one is
 * open. A closed one is raised again if the words are newer, or once, for another reason, if they are of a profile
 * that was restored. Resolves to true if it is a report that is in review already, so that the flag only waits for the
 * admins. Costs one read and two writes (a report: three or four). A refused try costs up to four reads, a flag that
 * is raised again two more.
 * @throws GreenlightError `kit/first-arrived` if an earlier try has stored another reason or note, `kit/flag-closed` if the
 * member took the flag back or an admin has decided, and it cannot be raised again, `kit/flag-failed`
 */
export function flagTarget({ target, author, reason, note, evidence }: NewFlag): Promise<boolean> {
  return attempt(failure('kit/flag-failed'), async () => {
    const { uid: by } = currentUser(failure('kit/flag-failed'))
    const { db, doc, serverTimestamp } = await firestore()
    const targetPath = flagTargetPath(target)
    const flag = {
      by,
      author,
      targetPath,
      ...('reportId' in target && { reportId: target.reportId }),
      ...(target.kind === 'message' && { evidence }),
      reason,
      note: note.trim(),
      createdAt: serverTimestamp(),
      state: 'open',
    }
    const ref = doc(db, 'flags', flagId(by, targetPath))
    let raised = await raise({ ref, flag, target })
    let problem: EarlierFlag | null = raised.isNew ? null : await findEarlierFlag(ref, flag)
    if (problem === 'kit/flag-closed') {
      const again = await raiseAgain({ ref, flag, target })
      if (again) {
        raised = again
        problem = null
      }
    }
    if (problem !== 'kit/flag-closed') flaggedPaths.add(targetPath)
    if (problem) throw fail(problem)
    return raised.isInReview
  })
}

type FlagWrite = {
  readonly ref: DocumentReference
  readonly flag: Fields & Pick<NewFlag, 'reason' | 'note'> & { readonly targetPath: string }
  readonly target: FlagTarget
}

type Raised = {
  /** False if the flag is stored already. */
  readonly isNew: boolean
  readonly isInReview: boolean
}

async function raise({ ref, flag, target }: FlagWrite, isMade?: IsMade): Promise<Raised> {
  if (target.kind === 'report') return flagReport(ref, flag, target.reportId, isMade)
  const isNew = await createFlag(ref, (batch) => batch.set(ref, flag), isMade)
  return { isNew, isInReview: false }
}

/** Raises a closed flag again; null if the rules refuse it, or the member can no longer read the words. */
async function raiseAgain(write: FlagWrite): Promise<Raised | null> {
  const { ref, flag } = write
  const { db, doc, getDoc } = await firestore()
  const isOpen = async () => (await getDoc(ref)).get('state') === 'open'
  try {
    const words = (await getDoc(doc(db, flag.targetPath))).data() ?? {}
    const before = readDate((await getDoc(ref)).get('createdAt'))
    if (isNewer(words, before)) return await raise(write, isOpen)
    const again = { ...flag, again: true }
    return {
      isNew: await createFlag(ref, (batch) => batch.set(ref, again), isOpen),
      isInReview: false,
    }
  } catch (cause) {
    if (isDenied(cause)) return null
    throw cause
  }
}

/** Whether something was written, corrected or revised after `date`. */
function isNewer(words: Fields, date: Date | null): boolean {
  const times = ['createdAt', 'editedAt', 'revisedAt'].map((field) => readDate(words[field]))
  return date !== null && times.some((time) => time !== null && time > date)
}

/** Flags of younger accounts wait for an admin and count for nothing. */
const AGE_TO_COUNT_MS = 3 * 24 * 60 * 60 * 1000

type IsMade = () => Promise<boolean>

function createFlag(
  ref: DocumentReference,
  write: (batch: WriteBatch) => void,
  isMade?: IsMade,
): Promise<boolean> {
  return createCounted({ kind: 'flag', ref, write, ...(isMade && { isMade }) })
}

/**
 * Writes the flag `ref` and increases the flag count of its report. The rules require that the third flag also
 * hides the report, that other flags do not, and that flags on a hidden one are not counted. A member cannot read
 * the count, so this tries both writes until the rules accept one or the report is hidden. The last try writes
 * the flag alone. `isNew` is false if the flag exists already.
 */
async function flagReport(
  ref: DocumentReference,
  flag: Fields,
  reportId: string,
  isMade?: IsMade,
): Promise<Raised> {
  const { db, doc, increment } = await firestore()
  const report = doc(db, 'reports', reportId)
  const flagOnly = (batch: WriteBatch) => void batch.set(ref, flag)
  const flagAndCount = (batch: WriteBatch) => {
    flagOnly(batch)
    const review = doc(report, 'private', 'review')
    batch.set(review, { flagCount: increment(1) }, { merge: true })
  }
  const flagCountAndHide = (batch: WriteBatch) => {
    flagAndCount(batch)
    batch.update(report, { status: 'pending' })
  }
  const { createdAt } = currentMember(failure('kit/flag-failed'))
  const isOld = createdAt !== null && serverNow().getTime() - createdAt.getTime() >= AGE_TO_COUNT_MS
  // Both are tried twice, because another member's flag can change the count in between.
  const counting = [flagAndCount, flagCountAndHide, flagAndCount, flagCountAndHide]
  for (const write of isOld ? counting : []) {
    try {
      return { isNew: await createFlag(ref, write, isMade), isInReview: false }
    } catch (cause) {
      if (!isDenied(cause)) throw cause
    }
    if (await isHidden(report))
      return { isNew: await createFlag(ref, flagOnly, isMade), isInReview: true }
  }
  const isNew = await createFlag(ref, flagOnly, isMade)
  return { isNew, isInReview: isNew && !isOld && (await isHidden(report)) }
}

/** Whether the report is in review or rejected. Costs one read. */
async function isHidden(report: DocumentReference): Promise<boolean> {
  const { getDoc } = await firestore()
  try {
    return (await getDoc(report)).data()?.['status'] !== 'public'
  } catch (cause) {
    if (isDenied(cause)) return true
    throw cause
  }
}

type EarlierFlag = 'kit/flag-closed' | 'kit/first-arrived'

/**
 * Why the flag that exists is not the one just sent; null if it is, and only the answer of an earlier try was lost.
 * Costs one read.
 */
async function findEarlierFlag(
  ref: DocumentReference,
  { reason, note }: Pick<NewFlag, 'reason' | 'note'>,
): Promise<EarlierFlag | null> {
  const { getDoc } = await firestore()
  const stored = (await getDoc(ref)).data() ?? {}
  if (stored['state'] !== 'open') return 'kit/flag-closed'
  return stored['reason'] === reason && stored['note'] === note ? null : 'kit/first-arrived'
}

const FLAGS_LIMIT = 100

/**
 * My latest 100 flags, so that what I flagged stays hidden for me. Costs one read for each, at least one.
 * @throws GreenlightError `kit/flags-load-failed`
 */
export function listMyFlags(): Promise<readonly Flag[]> {
  return attempt(failure('kit/flags-load-failed'), async () => {
    const { uid } = currentUser(failure('kit/flags-load-failed'))
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const { docs } = await getDocs(
      query(
        collection(db, 'flags'),
        where('by', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(FLAGS_LIMIT),
      ),
    )
    return docs.flatMap((flag) => parseFlag(flag.id, flag.data()) ?? [])
  })
}

/**
 * The document paths of what I flagged. Free while this device has a copy, else one read for each flag.
 * Never rejects: without them nothing is hidden, and the page still works.
 */
export async function listFlaggedPaths(): Promise<readonly string[]> {
  const known = flaggedPaths.get()
  if (known) return known
  try {
    const paths = (await listMyFlags()).filter(hidesTarget).map(({ targetPath }) => targetPath)
    flaggedPaths.set(paths)
    return paths
  } catch (cause) {
    console.warn('What this member flagged could not be read.', cause)
    return []
  }
}
