import type { DecisionPoint } from '@greenlight/domain/decisionPoint'
import { expiryOf } from '@greenlight/domain/expiry'
import type { Fields } from '@greenlight/domain/fields'
import { type FlagState, parseFlagTargetPath } from '@greenlight/domain/flag'
import { filledOrNull } from '@greenlight/domain/stored'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference, Transaction } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

/** What a decision is based on. */
export type Basis = {
  /**
   * The id of its log entry, chosen by the caller, so that a repeated call is recognized as the same decision. Plain
   * and random: members read it.
   */
  readonly id?: string
  /** The decision on the report that the admin saw, or ''. Left out, any is accepted. */
  readonly previous?: string
  /** The ids of the open flags that the admin saw. */
  readonly flags?: readonly string[]
  /** The point of the guidelines; left out or null, the reason says it all. */
  readonly point?: DecisionPoint | null
}

/**
 * Dismisses the open flags (at most 100) of others on a document and writes one log entry, in one transaction.
 * Costs two reads and a write for each flag, and one write; on a profile two reads and a write more.
 * @throws GreenlightError `admin/already-decided` if none is open, if one that the admin saw is decided, or if another
 * decision on the profile was made; `admin/dismiss-failed`
 */
export function dismissFlags(targetPath: string, reason: string, basis: Basis = {}): Promise<void> {
  return attempt(failure('admin/dismiss-failed'), async () => {
    const { db, doc } = await firestore()
    const { id = crypto.randomUUID(), previous } = basis
    const isReport = parseFlagTargetPath(targetPath)?.kind === 'report'
    const closed = await closedFlagFields('dismissed', id)
    await transact(async (transaction) => {
      const flags = await readOpenFlags(transaction, targetPath, { ...basis, id })
      if (!flags) return
      const [first] = flags
      if (!first) throw fail('admin/already-decided')
      // A dismissal resets the flag count of a public report. Otherwise the next flag would hide the report.
      const review = doc(db, targetPath, 'private', 'review')
      const report = isReport ? (await transaction.get(doc(db, targetPath))).data() : undefined
      const isPublic = report?.['status'] === 'public'
      const reviewed = report && (await transaction.get(review)).data()
      if (report) requirePrevious(reviewed, previous)
      const dismissal = { action: 'dismiss', target: targetPath, reason } as const
      const entry = await newLogEntry({ ...dismissal, previous: decisionOf(reviewed) })
      if (isPublic) {
        const fields = { flagCount: 0, decision: id, decisionReason: entry.reason, cleared: true }
        transaction.set(review, fields)
      }
      // The rules accept the log entry if a review names its id, or if it names a flag that it closes.
      transaction.set(doc(db, 'modlog', id), isPublic ? entry : { ...entry, flag: first.id })
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}

/** @throws GreenlightError `admin/already-decided` if the last decision is not the one that the admin saw */
export function requirePrevious(review: Fields | undefined, previous: string | undefined): void {
  if (previous !== undefined && decisionOf(review) !== previous) throw fail('admin/already-decided')
}

/** The log entry's id of the last decision in a review; '' if there is none. */
export const decisionOf = (review: Fields | undefined): string =>
  v.parse(filledOrNull, review?.['decision']) ?? ''

/**
 * The open flags of others on a document, at most 100. Each try of the transaction lists them again, and it is
 * repeated if one of them changes. Null if the decision `id` has closed those that the admin saw. Costs two reads for each.
 * @throws GreenlightError `admin/already-decided` if another decision has closed one that the admin saw
 */
export async function readOpenFlags(
  transaction: Transaction,
  targetPath: string,
  { id, flags: seen = [] }: Basis,
): Promise<readonly DocumentReference[] | null> {
  const { db, doc } = await firestore()
  const listed = await openFlagsOn(targetPath)
  const ids = new Set([...listed.map((flag) => flag.id), ...seen])
  const flags = await Promise.all([...ids].map((flag) => transaction.get(doc(db, 'flags', flag))))
  const decided = flags.filter((flag) =>
    ['upheld', 'dismissed'].includes(String(flag.get('state'))),
  )
  if (decided.some((flag) => flag.get('decision') === id)) return null
  if (decided.some((flag) => seen.includes(flag.id))) throw fail('admin/already-decided')
  const { uid } = currentUser(kitFailure('kit/admin-only'))
  return flags
    .filter((flag) => flag.get('state') === 'open' && flag.get('by') !== uid)
    .map(({ ref }) => ref)
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
  return { state, decision, decidedAt: serverTimestamp(), expireAt: expiryOf('flag') }
}
