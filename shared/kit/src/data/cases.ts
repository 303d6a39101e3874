import {
  appealId,
  type Case,
  type CaseWish,
  parseCase,
  type Relation,
} from '@greenlight/domain/case'
import type { Fields } from '@greenlight/domain/fields'
import { type Failure, firestore } from '@greenlight/runtime'
import type { DocumentReference, Query } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { attempt, currentUser } from './attempt.ts'
import { hasStoredFields } from './documents.ts'
import { readAll } from './pages.ts'
import { createCounted } from './quota.ts'

export type NewRequest = {
  /** Chosen by the caller, so that a repeated call does not send a second one. */
  readonly id: string
  /** Null if there is no link; `about` is then required. */
  readonly reportId: string | null
  /** 0–500 characters. */
  readonly about: string
  readonly relation: Relation
  readonly wish: CaseWish
  /** 1–2000 characters. */
  readonly statement: string
  /** 1–80 characters, for an intimate picture only: its author declares to ask in good faith. */
  readonly signature?: string
}

/**
 * Sends a request of a person described on the site, who needs a verified e-mail address and no membership.
 * Costs one read and two writes.
 * @throws GreenlightError `kit/first-arrived` if an earlier call with this id has sent other words,
 *   `kit/case-send-failed`, `kit/day-is-full` after three a day
 */
export function sendRequest({
  id,
  reportId,
  about,
  statement,
  signature = '',
  ...request
}: NewRequest): Promise<void> {
  return createCase(failure('kit/case-send-failed'), id, {
    ...(request.wish === 'intimate' && { signature: signature.trim(), goodFaith: true }),
    kind: 'removal',
    reportId: reportId ?? '',
    about: about.trim(),
    statement: statement.trim(),
    ...request,
  })
}

export type NewAppeal = {
  /** The decision's log entry, which is the id of its notice. */
  readonly decision: string
  /** Null if it is about no report. */
  readonly reportId: string | null
  /** 1–2000 characters. */
  readonly statement: string
}

/**
 * Appeals a decision, once, within 30 days. A second call changes nothing. Costs one
 * read and two writes.
 * @throws GreenlightError `kit/first-arrived` if an earlier call has sent other words, `kit/appeal-failed`, `kit/day-is-full`
 * after three a day
 */
export function sendAppeal({ decision, reportId, statement }: NewAppeal): Promise<void> {
  const id = appealId(currentUser(failure('kit/appeal-failed')).uid, decision)
  return createCase(failure('kit/appeal-failed'), id, {
    kind: 'appeal',
    reportId: reportId ?? '',
    statement: statement.trim(),
    appealed: decision,
  })
}

function createCase(failed: Failure, id: string, fields: Fields): Promise<void> {
  return attempt(failed, async () => {
    const { uid: by } = currentUser(failed)
    const { db, doc, serverTimestamp } = await firestore()
    const ref = doc(db, 'cases', id)
    const made = { ...fields, by, createdAt: serverTimestamp(), state: 'open' }
    const isNew = await createCounted({ kind: 'case', ref, write: (batch) => batch.set(ref, made) })
    if (!isNew && !(await hasStoredFields(ref, fields))) throw fail('kit/first-arrived')
  })
}

/**
 * The open appeal of a report's owner against its last decision, null if there is none. For the owner and admins.
 * Costs two reads.
 */
export async function findOpenAppeal(
  reportId: string,
  owner: string,
): Promise<DocumentReference | null> {
  const { db, doc, getDoc } = await firestore()
  const review = await getDoc(doc(db, 'reports', reportId, 'private', 'review'))
  const decision: unknown = review.get('decision')
  if (typeof decision !== 'string' || decision === '') return null
  const appeal = await getDoc(doc(db, 'cases', appealId(owner, decision)))
  return appeal.get('state') === 'open' ? appeal.ref : null
}

/** The query for my requests and appeals, and the page size that the rules allow. */
export async function myCasesQuery(uid: string): Promise<{ source: Query; size: number }> {
  const { db, collection, query, where } = await firestore()
  return { source: query(collection(db, 'cases'), where('by', '==', uid)), size: 100 }
}

/**
 * My requests and appeals, latest first. Costs one read for each, at least one.
 * @throws GreenlightError `kit/cases-load-failed`
 */
export function listMyCases(): Promise<readonly Case[]> {
  return attempt(failure('kit/cases-load-failed'), async () => {
    const { source, size } = await myCasesQuery(currentUser(failure('kit/cases-load-failed')).uid)
    const cases = await readAll(source, size, parseCase)
    const time = ({ createdAt }: Case) => createdAt?.getTime() ?? 0
    return [...cases].sort((a, b) => time(b) - time(a))
  })
}
