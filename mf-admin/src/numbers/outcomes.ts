import { type Case, parseCase } from '@greenlight/domain/case'
import { type DecisionPoint, decisionPoints } from '@greenlight/domain/decisionPoint'
import { attempt } from '@greenlight/kit/data/attempt'
import { readAll } from '@greenlight/kit/data/pages'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { parseLogEntry } from '../log/log.ts'
import type { DecisionAction, LogEntry } from '../log/logEntry.ts'
import { COUNT_LIMIT } from './countDocuments.ts'

/** Decisions against a member, who can appeal them. */
export const appealable = [
  'reject',
  'takedown',
  'delete',
  'ban',
] as const satisfies readonly DecisionAction[]

/** How many decisions, and how many of them were appealed and then taken back. */
export type Outcome = {
  readonly decisions: number
  readonly appealed: number
  readonly reversed: number
}

export type Outcomes = {
  /** Null for decisions without a point. Points without a decision are left out. */
  readonly byPoint: readonly (Outcome & { readonly point: DecisionPoint | null })[]
  /** Admins with at least ten decisions. */
  readonly byAdmin: readonly (Outcome & { readonly actor: string })[]
}

/** Fewer decisions say nothing about an admin. */
const LEAST_DECISIONS = 10

const DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many decisions of the last 90 days were appealed and taken back, by point and by admin. Of each action the latest
 * 100 count. Costs a read for each of them and for each appeal.
 * @throws GreenlightError `admin/log-load-failed`
 */
export function listOutcomes(now: Date): Promise<Outcomes> {
  return attempt(failure('admin/log-load-failed'), async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const since = new Date(now.getTime() - DAYS * DAY_MS)
    const decided = (action: DecisionAction) =>
      getDocs(
        query(
          collection(db, 'modlog'),
          where('action', '==', action),
          where('at', '>=', since),
          orderBy('at', 'desc'),
          limit(COUNT_LIMIT),
        ),
      )
    const appeals = query(
      collection(db, 'cases'),
      where('kind', '==', 'appeal'),
      where('createdAt', '>=', since),
      orderBy('createdAt', 'asc'),
    )
    const [entries, cases] = await Promise.all([
      Promise.all(appealable.map(decided)),
      readAll(appeals, COUNT_LIMIT, parseCase),
    ])
    return outcomesOf(
      entries.flatMap(({ docs }) =>
        docs.flatMap((entry) => parseLogEntry(entry.id, entry.data()) ?? []),
      ),
      cases,
    )
  })
}

type Decided = Pick<LogEntry, 'id' | 'actor' | 'point'>

export function outcomesOf(
  entries: readonly Decided[],
  appeals: readonly Pick<Case, 'appealed' | 'state'>[],
): Outcomes {
  const states = new Map(appeals.map(({ appealed, state }) => [appealed, state]))
  const count = (some: readonly Decided[]): Outcome => ({
    decisions: some.length,
    appealed: some.filter(({ id }) => states.has(id)).length,
    reversed: some.filter(({ id }) => states.get(id) === 'granted').length,
  })
  const actors = [...new Set(entries.map(({ actor }) => actor))]
  return {
    byPoint: [...decisionPoints, null]
      .map((point) => ({ point, ...count(entries.filter((entry) => entry.point === point)) }))
      .filter(({ decisions }) => decisions > 0),
    byAdmin: actors
      .map((actor) => ({ actor, ...count(entries.filter((entry) => entry.actor === actor)) }))
      .filter(({ decisions }) => decisions >= LEAST_DECISIONS),
  }
}
