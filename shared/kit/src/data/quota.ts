import {
  type Counter,
  dailyLimits,
  endOfDay,
  nextAllowedAt,
  type QuotaKind,
  readQuota,
} from '@greenlight/domain/quota'
import { changeLoaded, firestore, useLoad } from '@greenlight/runtime'
import type { DocumentReference, WriteBatch } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { currentUser, isDenied } from './attempt.ts'
import { isContended, waitAfterTry } from './commit.ts'
import { isThere } from './documents.ts'

type Loaded = {
  /** Null if I made nothing of this kind yet. */
  readonly counter: Counter | null
}

const counterKey = (kind: QuotaKind) => ['counter', kind]

/**
 * What I made of this kind: undefined until it is known and for the kind null, null if nothing yet. Costs one read
 * for each kind and visit of the site.
 */
export function useCounter(kind: QuotaKind | null): Counter | null | undefined {
  const load = async (): Promise<Loaded> => ({ counter: kind && (await getCounter(kind)) })
  const failed = failure('kit/member-load-failed')
  return useLoad(kind && counterKey(kind), load, failed, { fresh: false }).data?.counter
}

async function getCounter(kind: QuotaKind): Promise<Counter | null> {
  const { getDoc } = await firestore()
  return readQuota((await getDoc(await counterRef(kind))).data())
}

/** Reads the counter, also for the pages that show it. Costs one read. */
async function getCounterAndShow(kind: QuotaKind): Promise<Counter | null> {
  const counter = await getCounter(kind)
  showCounter(kind, counter)
  return counter
}

function showCounter(kind: QuotaKind, counter: Counter | null): void {
  changeLoaded<Loaded>(counterKey(kind), () => ({ counter }))
}

async function counterRef(kind: QuotaKind): Promise<DocumentReference> {
  const { db, doc } = await firestore()
  return doc(db, 'users', currentUser(failure('kit/signed-out')).uid, 'quota', kind)
}

type NewDocument = {
  readonly kind: QuotaKind
  /** The new document, under an id that the caller chose. */
  readonly ref: DocumentReference
  /** Adds the new document, and all else that is in the same batch. */
  readonly write: (batch: WriteBatch) => void
  /** Whether an earlier attempt has made it. Left out: whether `ref` exists. */
  readonly isMade?: () => Promise<boolean>
}

const TRIES = 8

/**
 * Makes a document and counts it, in one batch. Resolves to false if the document exists already: an
 * earlier attempt succeeded and only its answer was lost. Where another page or device counts at the same moment, it
 * is counted again, up to 8 tries. Costs one read and one write besides those of `write`, and two reads more for each
 * try that fails.
 * @throws GreenlightError `kit/day-is-full` when the rules refuse one more today
 */
export async function createCounted(made: NewDocument): Promise<boolean> {
  const { kind, ref, isMade = () => isThere(ref) } = made
  let stored = await getCounterAndShow(kind)
  let next = afterOne(kind, stored, new Date())
  let isOtherDay = false
  for (let tries = 1; ; tries += 1) {
    try {
      await commitCounted(made, next)
      return true
    } catch (cause) {
      const contended = isContended(cause)
      if ((!contended && !isDenied(cause)) || tries === TRIES) throw cause
      if (await isMade()) return false
      const latest = await getCounterAndShow(kind)
      const now = new Date()
      if (nextAllowedAt(kind, latest, now)) throw fail('kit/day-is-full', cause)
      if (contended || isCountedSince(stored, latest)) {
        await waitAfterTry(tries)
        next = afterOne(kind, latest, now)
      } else if (latest && !isOtherDay) {
        // This device's clock may be wrong about the end of the day.
        isOtherDay = true
        next = next ? null : oneMore(latest)
      } else throw cause
      stored = latest
    }
  }
}

/** Whether another page or device has counted between two reads. */
function isCountedSince(before: Counter | null, after: Counter | null): boolean {
  return before?.count !== after?.count || before?.since.getTime() !== after?.since.getTime()
}

/** The counter after one more document; null if that one begins a new day. */
function afterOne(kind: QuotaKind, stored: Counter | null, now: Date): Counter | null {
  const isOver = !stored || endOfDay(stored) <= now || stored.count >= dailyLimits[kind]
  return isOver ? null : oneMore(stored)
}

const oneMore = (counter: Counter): Counter => ({ ...counter, count: counter.count + 1 })

/** Makes one try: the next one needs the new counter. */
async function commitCounted(
  { kind, ref, write }: NewDocument,
  next: Counter | null,
): Promise<void> {
  const { db, serverTimestamp, writeBatch } = await firestore()
  const batch = writeBatch(db)
  write(batch)
  const at = serverTimestamp()
  const counter = { ...(!next && { since: at }), count: next?.count ?? 1, last: ref.path, at }
  batch.set(await counterRef(kind), counter, { merge: true })
  await batch.commit()
  showCounter(kind, next ?? { since: new Date(), count: 1 })
}
