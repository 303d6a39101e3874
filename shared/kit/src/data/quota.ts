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
}

/**
 * Makes a document and counts it, in one batch. Resolves to false if the document exists already: an
 * earlier attempt succeeded and only its answer was lost. Costs one read and one write besides those
 * of `write`, and when refused up to two reads more.
 * @throws GreenlightError `kit/day-is-full` when the rules refuse one more today
 */
export async function createCounted(made: NewDocument): Promise<boolean> {
  const { kind, ref } = made
  const stored = await getCounterAndShow(kind)
  const now = new Date()
  const next = afterOne(kind, stored, now)
  try {
    await commit(made, next)
  } catch (cause) {
    if (!isDenied(cause)) throw cause
    if (await isThere(ref)) return false
    if (nextAllowedAt(kind, stored, now)) throw fail('kit/day-is-full', cause)
    const latest = stored && (await getCounterAndShow(kind))
    if (!latest) throw cause
    // Another page has counted meanwhile, or this device's clock is wrong about the end of the day.
    const isClock = latest.count === stored.count
    await commit(made, isClock && next ? null : oneMore(latest))
  }
  return true
}

/** The counter after one more document; null if that one begins a new day. */
function afterOne(kind: QuotaKind, stored: Counter | null, now: Date): Counter | null {
  const isOver = !stored || endOfDay(stored) <= now || stored.count >= dailyLimits[kind]
  return isOver ? null : oneMore(stored)
}

const oneMore = (counter: Counter): Counter => ({ ...counter, count: counter.count + 1 })

async function commit({ kind, ref, write }: NewDocument, next: Counter | null): Promise<void> {
  const { db, serverTimestamp, writeBatch } = await firestore()
  const batch = writeBatch(db)
  write(batch)
  const at = serverTimestamp()
  const counter = { ...(!next && { since: at }), count: next?.count ?? 1, last: ref.path, at }
  batch.set(await counterRef(kind), counter, { merge: true })
  await batch.commit()
  showCounter(kind, next ?? { since: new Date(), count: 1 })
}
