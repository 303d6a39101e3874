import { type Flag, parseFlag, parseFlagTargetPath } from '@greenlight/domain/flag'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { listMyFlags } from '@greenlight/kit/data/flags'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { type NamedNotice, withSubjects } from './namedNotices.ts'
import type { NoticeSubject } from './noticeSubject.ts'

/** How my flag was decided: nobody sends a notice about it. 'visible': an upheld one, on a profile that is back. */
export type Outcome = {
  /** Of the flag. */
  readonly id: string
  readonly kind: 'uphold' | 'dismiss' | 'visible'
  /** Path of the document that I flagged. */
  readonly target: string
  /** The log entry's id of the decision; null in older flags. */
  readonly decision: string | null
  readonly at: Date | null
  /** Null if the profile cannot be read, and in older outcomes. */
  readonly subject: NoticeSubject | null
}

type UnnamedOutcome = Omit<Outcome, 'subject'>

/** The profiles of so many of the latest outcomes are named. */
const NAMED = 30

/**
 * The decisions on my latest 100 flags, latest first. Costs a read for each flag, at least one, one for each upheld
 * flag on a profile, and one for each profile that is named.
 * @throws GreenlightError `profile/notices-load-failed`
 */
export function listOutcomes(): Promise<readonly Outcome[]> {
  return attempt(failure('profile/notices-load-failed'), async () => {
    const outcomes = (await Promise.all((await listMyFlags()).map(outcomeOf)))
      .filter((outcome) => outcome !== null)
      .toSorted((a, b) => time(b) - time(a))
    const older = outcomes.slice(NAMED).map((outcome) => ({ ...outcome, subject: null }))
    return [...(await withSubjects(outcomes.slice(0, NAMED))), ...older]
  })
}

async function outcomeOf(flag: Flag): Promise<UnnamedOutcome | null> {
  const { id, state, targetPath: target, decision, decidedAt: at } = flag
  const outcome = { id, target, decision, at }
  if (state === 'dismissed') return { ...outcome, kind: 'dismiss' }
  if (state !== 'upheld') return null
  return { ...outcome, kind: (await isVisible(target)) ? 'visible' : 'uphold' }
}

/** Whether the document is a profile in the gallery. */
async function isVisible(target: string): Promise<boolean> {
  if (parseFlagTargetPath(target)?.kind !== 'report') return false
  const { db, doc, getDoc } = await firestore()
  try {
    return (await getDoc(doc(db, target))).get('status') === 'public'
  } catch (cause) {
    if (isDenied(cause)) return false
    throw cause
  }
}

/** More than this many are not counted. */
const COUNT_LIMIT = 100

/**
 * Listens to the times of decisions on my flags after `since`, at most 100. Costs one read for each flag, at least one.
 */
export function watchDecisions(
  since: Date,
  onData: (times: readonly Date[]) => void,
  onError: OnError,
): Unsubscribe {
  const code = failure('profile/notices-load-failed')
  const { uid } = currentUser(code)
  return watchQuery(
    {
      code,
      source: ({ db, collection, limit, query, where }) =>
        query(
          collection(db, 'flags'),
          where('by', '==', uid),
          where('decidedAt', '>', since),
          limit(COUNT_LIMIT),
        ),
      parse: (id, fields) => parseFlag(id, fields)?.decidedAt ?? null,
    },
    onData,
    onError,
  )
}

/** An outcome or a notice, with the latest ones first. */
type Dated = { readonly at: Date | null }

const time = ({ at }: Dated) => at?.getTime() ?? 0

/**
 * Notices and outcomes in one list, latest first. While more notices can be loaded, outcomes that are older than all
 * loaded ones are left out, and so are those of which an older notice tells.
 */
export function mergeOutcomes(
  notices: readonly NamedNotice[],
  outcomes: readonly Outcome[],
  hasMore: boolean,
): readonly (NamedNotice | Outcome)[] {
  const oldest = Math.min(...notices.map(time))
  const told = new Set(notices.map(({ id, target }) => `${id} ${target}`))
  const shown = outcomes.filter(
    (outcome) =>
      (!hasMore || time(outcome) >= oldest) && !told.has(`${outcome.decision} ${outcome.target}`),
  )
  return [...notices, ...shown].toSorted((a, b) => time(b) - time(a))
}
