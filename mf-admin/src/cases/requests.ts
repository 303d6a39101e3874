import { type Case, parseCase } from '@greenlight/domain/case'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { getReport } from '@greenlight/kit/data/reports'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore, GreenlightError } from '@greenlight/runtime'
import { memberToNotify, newNotice } from '../decisions/notices.ts'
import { decideReport, deleteReport } from '../decisions/reportDecisions.ts'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'
import { answerCase, requireOpenCase } from './cases.ts'

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
 * Does what an open request asks for, then answers it. A repeated call continues. Costs one read, and what
 * the act and the answer cost.
 * @throws GreenlightError `admin/already-decided`, `kit/profile-not-found` if there is no such report,
 * `admin/grant-failed` and what the act throws
 */
export async function grantRequest(request: Case, grant: Grant, answer: string): Promise<void> {
  await requireOpenCase(request)
  await carryOut(grant).catch((cause: unknown) => {
    // Done by an earlier call, or by another admin.
    if (!(cause instanceof GreenlightError && cause.code === 'admin/already-decided')) throw cause
  })
  await answerCase(request, { state: 'granted', answer })
}

async function carryOut(grant: Grant): Promise<void> {
  switch (grant.act) {
    case 'takedown':
      return takeDown(grant.reportId, grant.reason)
    case 'delete':
      return deleteReport(grant.reportId, grant.reason)
    case 'reply':
      return publishReply(grant.reportId, grant.text)
    case 'none':
  }
}

/** Also a profile that waits for its review: it must not be approved later by mistake. */
async function takeDown(reportId: string, reason: string): Promise<void> {
  const { status } = await getReport(reportId)
  await decideReport(reportId, status === 'pending' ? 'reject' : 'takedown', reason)
}

/**
 * Puts the answer of the person described (1–1000 characters) on a profile, writes the log entry, and
 * notifies the owner of the profile. Costs two reads and three writes.
 * @throws GreenlightError `admin/already-decided` if the profile has this answer already, `admin/reply-failed`, also
 * if the profile no longer exists
 */
export function publishReply(reportId: string, text: string): Promise<void> {
  return attempt(failure('admin/reply-failed'), async () => {
    currentUser(failure('admin/reply-failed'))
    const { db, doc, getDoc, serverTimestamp, writeBatch } = await firestore()
    const report = doc(db, 'reports', reportId)
    const ref = doc(report, 'reply', 'subject')
    const answer = text.trim()
    const published = await getDoc(ref)
    if (published.data()?.['text'] === answer) throw fail('admin/already-decided')
    const decision = crypto.randomUUID()
    const batch = writeBatch(db)
    batch.set(ref, { text: answer, createdAt: serverTimestamp(), decision })
    const content = { target: ref.path, reason: 'The person described asked for it.' }
    batch.set(doc(db, 'modlog', decision), await newLogEntry({ action: 'reply', ...content }))
    const owner = memberToNotify((await getDoc(report)).data() ?? {})
    if (owner !== null) {
      const notice = await newNotice(owner, decision, { kind: 'reply', ...content })
      batch.set(notice.ref, notice.fields)
    }
    await batch.commit()
  })
}
