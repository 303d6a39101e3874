import { type Case, parseCase } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type DeletedReport, sweepBelowReport } from '@greenlight/kit/data/reports'
import { fail as kitFail, failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { Transaction } from 'firebase/firestore/lite'
import { planAnswer } from '../decisions/answers.ts'
import { memberToNotify, newNotice } from '../decisions/notices.ts'
import { nothingWritten, planDeletion, planReportDecision } from '../decisions/reportDecisions.ts'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

const CASES_LIMIT = 100

/**
 * The other requests and appeals of a person, latest first, at most 100. Costs one read for each, at
 * least one.
 * @throws GreenlightError `kit/cases-load-failed`
 */
export function listOtherCases({ id, by }: Case): Promise<readonly Case[]> {
  return attempt(kitFailure('kit/cases-load-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const own = query(collection(db, 'cases'), where('by', '==', by), limit(CASES_LIMIT))
    const time = ({ createdAt }: Case) => createdAt?.getTime() ?? 0
    return (await getDocs(own)).docs
      .map((one) => parseCase(one.id, one.data()))
      .filter((one) => one.id !== id)
      .toSorted((a, b) => time(b) - time(a))
  })
}

/** What is done when a request is granted. Members read `text`, and the author of the profile reads `reason`. */
export type Grant =
  | { readonly act: 'takedown' | 'delete'; readonly reportId: string; readonly reason: string }
  | { readonly act: 'reply'; readonly reportId: string; readonly text: string }
  | { readonly act: 'none' }

/**
 * Does what an open request asks for and answers it, in one transaction. What is done already is left as it is. Costs
 * what the act and the answer cost. `id` is that of the answer's log entry, which makes a repeated call safe.
 * @throws GreenlightError `admin/already-decided` if the request was answered or deleted, `kit/profile-not-found` if
 * there is no such report, `admin/grant-failed`
 */
export function grantRequest(
  request: Pick<Case, 'id' | 'by'>,
  grant: Grant,
  answer: string,
  id: string = crypto.randomUUID(),
): Promise<void> {
  return attempt(failure('admin/grant-failed'), async () => {
    const act: Act = { id: `${id}-act`, requestId: request.id, deleted: null }
    await transact(async (transaction) => {
      const write = await planAnswer(transaction, request, { state: 'granted', answer, id })
      if (!write) return
      const carryOut = await planAct(transaction, grant, act)
      await carryOut?.()
      write()
    })
    if (grant.act !== 'none') await sweepBelowReport(grant.reportId, act.deleted)
  })
}

/** What is done. */
type Act = {
  /** Of its log entry, except that of a deletion. */
  readonly id: string
  readonly requestId: string
  deleted: DeletedReport | null
}

/** Reads what granting a request is about, and returns the writes; null if there is nothing to do. */
async function planAct(
  transaction: Transaction,
  grant: Grant,
  act: Act,
): Promise<(() => void | Promise<void>) | null> {
  if (grant.act === 'none') return null
  const { reportId } = grant
  const { db, doc, getDoc } = await firestore()
  const report = await transaction.get(doc(db, 'reports', reportId))
  if (!report.exists()) {
    const wasDeleted = (await getDoc(doc(db, 'gone', reportId))).exists()
    if (grant.act === 'delete' && wasDeleted) return null
    throw kitFail('kit/profile-not-found')
  }
  if (grant.act === 'reply')
    return planReply(transaction, {
      ...{ reportId, text: grant.text, id: act.id },
      requestId: act.requestId,
    })
  const { reason } = grant
  if (grant.act === 'delete') {
    const written = nothingWritten()
    const write = await planDeletion(transaction, { reportId, reason }, written)
    act.deleted = written.deleted
    return write
  }
  const status: unknown = report.get('status')
  if (status === 'rejected') return null
  // Also a profile that waits for its review: it must not be approved later by mistake.
  const action = status === 'pending' ? 'reject' : 'takedown'
  const plan = await planReportDecision(transaction, { reportId, action, reason, id: act.id })
  return plan && plan.write
}

/**
 * Puts the answer of the person described (1–1000 characters) on a profile, writes the log entry, and
 * notifies the owner of the profile. Costs two reads and three writes.
 * @throws GreenlightError `admin/already-decided` if the profile has this answer already, `admin/reply-failed`, also
 * if the profile no longer exists
 */
export function publishReply(reportId: string, text: string): Promise<void> {
  return attempt(failure('admin/reply-failed'), () => {
    const id = crypto.randomUUID()
    return transact(async (transaction) => {
      const write = await planReply(transaction, { reportId, text, id })
      if (!write) throw fail('admin/already-decided')
      write()
    })
  })
}

type NewReply = {
  readonly reportId: string
  readonly text: string
  readonly id: string
  /** The granted request that asked for it, whose author may delete it. */
  readonly requestId?: string
}

/** The writes of an answer on a profile; null if the profile has it already. */
async function planReply(
  transaction: Transaction,
  { reportId, text, id, requestId }: NewReply,
): Promise<(() => void) | null> {
  const { db, doc, serverTimestamp } = await firestore()
  const report = doc(db, 'reports', reportId)
  const ref = doc(report, 'reply', 'subject')
  const answer = text.trim()
  if ((await transaction.get(ref)).get('text') === answer) return null
  const content = { target: ref.path, point: null, reason: 'The person described asked for it.' }
  const entry = await newLogEntry({ action: 'reply', ...content })
  const owner = memberToNotify((await transaction.get(report)).data() ?? {})
  const notice =
    owner === null
      ? null
      : await newNotice(owner, id, { kind: 'reply', ...content, point: entry.point })
  return () => {
    const asked = requestId === undefined ? {} : { case: requestId }
    transaction.set(ref, { text: answer, createdAt: serverTimestamp(), decision: id, ...asked })
    transaction.set(doc(db, 'modlog', id), entry)
    if (notice) transaction.set(notice.ref, notice.fields)
  }
}
