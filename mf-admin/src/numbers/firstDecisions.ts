import { parseCase } from '@greenlight/domain/case'
import { parseFlag } from '@greenlight/domain/flag'
import { filledOrNull, readDate } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { median } from './caseNumbers.ts'
import { COUNT_LIMIT } from './countDocuments.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** A report is large, so only of so many the time is asked for. */
const REPORTS = 25

/** The median time from the beginning of the wait to the first decision. */
export type FirstDecision = {
  readonly kind: string
  /** In ms; null if nothing was decided. */
  readonly medianMs: number | null
  /** How many were decided. */
  readonly count: number
}

/** When the wait began and ended. */
type Wait = { readonly from: Date | null; readonly to: Date | null }

/**
 * How long the items waited that were decided in the last 30 days: flagged ones from their first flag on, shares that
 * waited for a review without a flag from the day that they were shared on. Of flags, requests with appeals, approvals
 * and rejections the latest 100 count, of shares the latest 25. Costs a read for each.
 * @throws GreenlightError `admin/log-load-failed`
 */
export function listFirstDecisions(now: Date): Promise<readonly FirstDecision[]> {
  return attempt(failure('admin/log-load-failed'), async () => {
    const since = new Date(now.getTime() - DAYS * DAY_MS)
    const [flagged, cases] = await Promise.all([flagWaits(since), caseWaits(since)])
    const shares = await shareWaits(since, new Set(flagged.keys()))
    return [
      firstDecision('Shares without a flag', shares),
      firstDecision('Flagged', [...flagged.values()]),
      firstDecision('Requests', cases.removal),
      firstDecision('Appeals', cases.appeal),
    ]
  })
}

export function firstDecision(kind: string, waits: readonly Wait[]): FirstDecision {
  const times = waits.flatMap(({ from, to }) => (from && to ? [to.getTime() - from.getTime()] : []))
  return { kind, medianMs: median(times), count: times.length }
}

/** Of each decision that closed flags, from the first of them on. */
async function flagWaits(since: Date): Promise<ReadonlyMap<string, Wait>> {
  const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
  const decided = query(
    collection(db, 'flags'),
    where('decidedAt', '>=', since),
    orderBy('decidedAt', 'desc'),
    limit(COUNT_LIMIT),
  )
  const waits = new Map<string, Wait>()
  for (const one of (await getDocs(decided)).docs) {
    const flag = parseFlag(one.id, one.data())
    if (!flag?.decision || !flag.createdAt) continue
    const before = waits.get(flag.decision)?.from
    const from = before && before < flag.createdAt ? before : flag.createdAt
    waits.set(flag.decision, { from, to: flag.decidedAt })
  }
  return waits
}

async function caseWaits(since: Date) {
  const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
  const answered = query(
    collection(db, 'cases'),
    where('answeredAt', '>=', since),
    orderBy('answeredAt', 'desc'),
    limit(COUNT_LIMIT),
  )
  const cases = (await getDocs(answered)).docs.map((one) => parseCase(one.id, one.data()))
  const waits = (wanted: 'removal' | 'appeal') =>
    cases
      .filter(({ kind }) => kind === wanted)
      .map(({ createdAt, answeredAt }) => ({ from: createdAt, to: answeredAt }))
  return { removal: waits('removal'), appeal: waits('appeal') }
}

async function shareWaits(
  since: Date,
  flagDecisions: ReadonlySet<string>,
): Promise<readonly Wait[]> {
  const { db, collection, doc, getDoc, getDocs, limit, orderBy, query, where } = await firestore()
  const decided = (action: 'approve' | 'reject') =>
    getDocs(
      query(
        collection(db, 'modlog'),
        where('action', '==', action),
        where('at', '>=', since),
        orderBy('at', 'desc'),
        limit(COUNT_LIMIT),
      ),
    )
  const lists = await Promise.all([decided('approve'), decided('reject')])
  const first = lists
    .flatMap(({ docs }) => docs)
    .filter((entry) => !flagDecisions.has(entry.id) && !entry.get('previous'))
    .map((entry) => ({
      path: v.parse(filledOrNull, entry.get('target')),
      to: readDate(entry.get('at')),
    }))
    .filter(({ path }) => path?.startsWith('reports/'))
    .toSorted((a, b) => (b.to?.getTime() ?? 0) - (a.to?.getTime() ?? 0))
    .slice(0, REPORTS)
  return Promise.all(
    first.map(async ({ path, to }) => ({
      from: readDate((await getDoc(doc(db, path ?? ''))).get('createdAt')),
      to,
    })),
  )
}
