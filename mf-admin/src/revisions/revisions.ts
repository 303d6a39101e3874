import type { Report } from '@greenlight/domain/report'
import { parseRevision, type Revision } from '@greenlight/domain/revision'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore } from '@greenlight/runtime'
import type { Basis } from '../decisions/flagDecisions.ts'
import { memberToNotify, newNotice } from '../decisions/notices.ts'
import { planReportDecision } from '../decisions/reportDecisions.ts'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

/** Other notes for a report, which wait for a decision. */
export type WaitingRevision = Revision & { readonly reportId: string }

const REVISIONS_LIMIT = 100

/**
 * Listens to the 100 oldest proposals of other notes, oldest first. Costs one read for each. `onError` gets
 * `admin/pending-load-failed`.
 */
export function watchRevisions(
  onData: (revisions: readonly WaitingRevision[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('admin/pending-load-failed'),
      source: ({ db, collection, limit, orderBy, query }) =>
        query(collection(db, 'revisions'), orderBy('at', 'asc'), limit(REVISIONS_LIMIT)),
      parse: (reportId, fields): WaitingRevision | null => {
        const revision = parseRevision(fields)
        return revision && { reportId, ...revision }
      },
    },
    onData,
    onError,
  )
}

type Decided = Pick<Basis, 'point'> & {
  /** Of the log entry. */
  readonly id: string
  readonly revision: Pick<WaitingRevision, 'reportId' | 'notes'>
  /** As the admin saw it. */
  readonly report: Pick<Report, 'status'>
  /** 1–500 characters, for the report's owner; without a point also 0. */
  readonly reason: string
}

/**
 * Puts the proposed notes on the report of another member, as the admin read them. A rejected report is restored with
 * that. Costs three reads and five writes, a restore what its decision costs and one write.
 * @throws GreenlightError `admin/already-decided` if the proposal was changed, decided or taken back meanwhile,
 * `admin/approve-failed`
 */
export function takeRevision(decided: Decided): Promise<void> {
  return attempt(failure('admin/approve-failed'), () =>
    transact(async (transaction) => {
      const { db, doc, serverTimestamp } = await firestore()
      const { revision, report, id, reason } = decided
      const { reportId } = revision
      const ref = doc(db, 'revisions', reportId)
      const words = { notes: revision.notes, revisedAt: serverTimestamp() }
      const stored = await transaction.get(ref)
      const plan =
        report.status === 'rejected'
          ? await planReportDecision(transaction, {
              ...{ reportId, action: 'restore', reason, id, words },
            })
          : await planRevision(transaction, decided, 'approve')
      // Stored already: the answer was lost.
      if (!plan) return
      if (parseRevision(stored.data())?.notes !== revision.notes)
        throw fail('admin/already-decided')
      plan.write()
      if (report.status !== 'rejected') transaction.update(doc(db, 'reports', reportId), words)
      transaction.delete(ref)
    }),
  )
}

/**
 * Leaves the report as it is and deletes the proposal. Costs three reads and four writes.
 * @throws GreenlightError `admin/already-decided` if the proposal was decided or taken back meanwhile,
 * `admin/reject-failed`
 */
export function refuseRevision(decided: Decided): Promise<void> {
  return attempt(failure('admin/reject-failed'), () =>
    transact(async (transaction) => {
      const { db, doc } = await firestore()
      const ref = doc(db, 'revisions', decided.revision.reportId)
      const stored = await transaction.get(ref)
      const plan = await planRevision(transaction, decided, 'reject')
      if (!plan) return
      if (parseRevision(stored.data())?.notes !== decided.revision.notes)
        throw fail('admin/already-decided')
      plan.write()
      transaction.delete(ref)
    }),
  )
}

/** The log entry, the review that names it and the notice of a decision on other notes; null if they are stored. */
async function planRevision(
  transaction: Parameters<Parameters<typeof transact>[0]>[0],
  { revision: { reportId }, id, point, reason }: Decided,
  action: 'approve' | 'reject',
): Promise<{ readonly write: () => void } | null> {
  const { db, doc } = await firestore()
  const target = `revisions/${reportId}`
  const report = doc(db, 'reports', reportId)
  const review = doc(report, 'private', 'review')
  if ((await transaction.get(review)).get('revision') === id) return null
  const owner = memberToNotify((await transaction.get(report)).data() ?? {})
  const entry = await newLogEntry({ action, target, point, reason })
  const content = { kind: action, target, point: entry.point, reason: entry.reason }
  const notice = owner === null ? null : await newNotice(owner, id, content)
  const write = () => {
    transaction.set(doc(db, 'modlog', id), entry)
    transaction.update(review, { revision: id })
    if (notice) transaction.set(notice.ref, notice.fields)
  }
  return { write }
}
