import { parseCase, type Case, type CaseState } from '@greenlight/domain/case'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/documents'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { getReport } from '@greenlight/kit/data/reports'
import { firestore, GreenlightError } from '@greenlight/runtime'
import { unban } from '../members/bans.ts'
import { decideReport } from '../decisions/reportDecisions.ts'
import { getLogEntry, newLogEntry } from '../log/log.ts'
import { memberToNotify, newNotice } from '../decisions/notices.ts'
import type { LogEntry } from '../log/logEntry.ts'

const CASES_LIMIT = 100

/**
 * Listens to the 100 oldest open requests and appeals, oldest first. Costs one read for each.
 * `onError` gets `cases-load-failed`.
 */
export function watchOpenCases(
  onData: (cases: readonly Case[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'cases-load-failed',
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'cases'),
          where('state', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(CASES_LIMIT),
        ),
      parse: parseCase,
    },
    onData,
    onError,
  )
}

/** The decision that an appeal is against; null if the log has none. Costs one read. */
export function getAppealedDecision(decision: string): Promise<LogEntry | null> {
  return attempt('log-load-failed', () => getLogEntry(decision))
}

type Answer = { readonly state: Exclude<CaseState, 'open'>; readonly answer: string }

/**
 * Answers a case: its author gets a notice with `answer` (1–500 characters). Writes the log entry.
 * Costs one read and three writes.
 * @throws GreenlightError `already-decided`, `grant-failed`, `decline-failed`
 */
export function answerCase({ id, by }: Case, { state, answer }: Answer): Promise<void> {
  const action = state === 'granted' ? 'grant' : 'decline'
  return attempt(`${action}-failed`, async () => {
    const { db, doc, serverTimestamp } = await firestore()
    const ref = doc(db, 'cases', id)
    const target = `cases/${id}`
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action, target, reason: answer })
    const notice = await newNotice(by, decision, { kind: action, target, reason: entry.reason })
    await transact(async (transaction) => {
      if ((await transaction.get(ref)).data()?.['state'] !== 'open') {
        throw new GreenlightError('already-decided')
      }
      const answered = { state, answer: entry.reason, answeredAt: serverTimestamp(), decision }
      transaction.update(ref, answered)
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.set(notice.ref, notice.fields)
    })
  })
}

/**
 * Checks that a case is open before something is done for it. Costs one read.
 * @throws GreenlightError `already-decided` if it was answered or deleted, `grant-failed`
 */
export function requireOpenCase({ id }: Case): Promise<void> {
  return attempt('grant-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    if ((await getDoc(doc(db, 'cases', id))).data()?.['state'] !== 'open') {
      throw new GreenlightError('already-decided')
    }
  })
}

/**
 * Grants an open appeal and takes the decision back: the report is restored, or the ban lifted. What was
 * deleted stays deleted. A repeated call continues. Costs one read, and what the decision and the answer
 * cost.
 * @throws GreenlightError `already-decided`, `profile-not-found` if the report to restore no longer
 * exists, `grant-failed` and what these decisions throw
 */
export async function grantAppeal(
  appeal: Case,
  appealed: LogEntry | null,
  answer: string,
): Promise<void> {
  await requireOpenCase(appeal)
  await takeBack(appeal, appealed, answer).catch((cause: unknown) => {
    // Done by an earlier call, or by another admin.
    if (!(cause instanceof GreenlightError && cause.code === 'already-decided')) throw cause
  })
  await answerCase(appeal, { state: 'granted', answer })
}

/** The report that is restored when an appeal against this decision is granted; null if there is none. */
export function reportToRestore(appealed: LogEntry | null): string | null {
  if (appealed?.action === 'delete') return null
  return /^reports\/([^/]+)$/.exec(appealed?.target ?? '')?.[1] ?? null
}

async function takeBack(appeal: Case, appealed: LogEntry | null, reason: string): Promise<void> {
  if (appealed?.action === 'ban') return unban(appeal.by, reason)
  const reportId = reportToRestore(appealed)
  if (reportId === null) return
  // `decideReport` says `already-decided` for a missing report, too.
  await getReport(reportId)
  await decideReport(reportId, 'restore', reason)
}

/**
 * Puts the answer of the person described (1–1000 characters) on a profile, writes the log entry, and
 * tells the profile's owner. Costs two reads and three writes.
 * @throws GreenlightError `already-decided` if the profile has this answer already, `reply-failed`, also
 * if the profile no longer exists
 */
export function publishReply(reportId: string, text: string): Promise<void> {
  return attempt('reply-failed', async () => {
    currentUser('reply-failed')
    const { db, doc, getDoc, serverTimestamp, writeBatch } = await firestore()
    const report = doc(db, 'reports', reportId)
    const ref = doc(report, 'reply', 'subject')
    const answer = text.trim()
    const published = await getDoc(ref)
    if (published.data()?.['text'] === answer) throw new GreenlightError('already-decided')
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
