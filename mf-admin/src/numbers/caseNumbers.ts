import { type Case, parseCase } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { DecisionAction } from '../log/logEntry.ts'
import { COUNT_LIMIT, countDocuments } from './countDocuments.ts'
import { appealable } from './outcomes.ts'

/** From its first moment until before `end`, in the time zone of this device. */
type Month = { readonly start: Date; readonly end: Date }

/** The month of `now` and those before it, latest first. */
export function lastMonths(count: number, now: Date): readonly Month[] {
  const first = (back: number) => new Date(now.getFullYear(), now.getMonth() - back, 1)
  return Array.from({ length: count }, (_, back) => ({ start: first(back), end: first(back - 1) }))
}

/** The middle of the numbers, between the two middle ones if their count is even; null without any. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** "12 %"; "–" of nothing. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** "20 min", "5 h", "3 days". */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** How often a month is halved at most: 16 parts, so up to 1,600 decisions of a kind are counted. */
const SPLITS = 4
type CaseMonth = {
  readonly month: Month
  /** Requests that were answered; of more than 100 cases, the latest. */
  readonly answered: number
  /** The median time to the answer, in ms; null if none was answered. */
  readonly medianMs: number | null
  /** Decisions that can be appealed. */
  readonly decisions: number
  readonly appeals: number
  /** Appeals of this month that were granted. */
  readonly reversed: number
}

const MONTHS = 6

/**
 * The last six months of requests and appeals, latest first. Costs six reads for counts and at most 100
 * for answered cases in each month; more counts in a month with over 100 decisions of a kind.
 * @throws GreenlightError `kit/cases-load-failed`
 */
export function listCaseMonths(now: Date): Promise<readonly CaseMonth[]> {
  return attempt(failure('kit/cases-load-failed'), () =>
    Promise.all(lastMonths(MONTHS, now).map(caseMonth)),
  )
}

async function caseMonth(month: Month): Promise<CaseMonth> {
  const [times, decisions, appeals, reversed] = await Promise.all([
    listAnswerTimes(month),
    Promise.all(appealable.map((action) => countDecisions(action, month, SPLITS))),
    countAppeals(month, null),
    countAppeals(month, 'granted'),
  ])
  return {
    month,
    answered: times.length,
    medianMs: median(times),
    decisions: decisions.reduce((sum, each) => sum + each, 0),
    appeals,
    reversed,
  }
}

/** How long the requests waited that were answered in a month, in ms. */
async function listAnswerTimes({ start, end }: Month): Promise<readonly number[]> {
  const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
  const answered = query(
    collection(db, 'cases'),
    where('answeredAt', '>=', start),
    where('answeredAt', '<', end),
    orderBy('answeredAt', 'desc'),
    limit(COUNT_LIMIT),
  )
  return (await getDocs(answered)).docs
    .map((one) => parseCase(one.id, one.data()))
    .flatMap(({ kind, createdAt, answeredAt }) =>
      kind === 'removal' && createdAt && answeredAt
        ? [answeredAt.getTime() - createdAt.getTime()]
        : [],
    )
}

async function countAppeals({ start, end }: Month, state: Case['state'] | null): Promise<number> {
  const { db, collection, limit, orderBy, query, where } = await firestore()
  return countDocuments(
    query(
      collection(db, 'cases'),
      where('kind', '==', 'appeal'),
      ...(state ? [where('state', '==', state)] : []),
      where('createdAt', '>=', start),
      where('createdAt', '<', end),
      orderBy('createdAt', 'asc'),
      limit(COUNT_LIMIT),
    ),
  )
}

/** Counts the decisions of a month in one request. If there are too many, counts each half by itself. */
async function countDecisions(
  action: DecisionAction,
  { start, end }: Month,
  splits: number,
): Promise<number> {
  const { db, collection, limit, orderBy, query, where } = await firestore()
  const found = await countDocuments(
    query(
      collection(db, 'modlog'),
      where('action', '==', action),
      where('at', '>=', start),
      where('at', '<', end),
      orderBy('at', 'desc'),
      limit(COUNT_LIMIT),
    ),
  )
  if (found < COUNT_LIMIT || splits === 0) return found
  const middle = new Date((start.getTime() + end.getTime()) / 2)
  const halves = await Promise.all([
    countDecisions(action, { start, end: middle }, splits - 1),
    countDecisions(action, { start: middle, end }, splits - 1),
  ])
  return halves[0] + halves[1]
}
