import type { Flag } from '@greenlight/domain/flag'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import type { Notice } from '@greenlight/domain/notice'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { listMyFlags } from '@greenlight/kit/data/flags'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

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
}

/**
 * The decisions on my latest 100 flags, latest first. Costs a read for each flag, at least one, and one for each
 * upheld flag on a profile.
 * @throws GreenlightError `profile/notices-load-failed`
 */
export function listOutcomes(): Promise<readonly Outcome[]> {
  return attempt(failure('profile/notices-load-failed'), async () => {
    const outcomes = await Promise.all((await listMyFlags()).map(outcomeOf))
    return outcomes.filter((outcome) => outcome !== null).toSorted((a, b) => time(b) - time(a))
  })
}

async function outcomeOf(flag: Flag): Promise<Outcome | null> {
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

/** How many of my flags were decided after `since`, at most 100. Counted by the server: costs one read. */
export async function countOutcomes(since: Date): Promise<number> {
  const { db, collection, getCount, limit, query, where } = await firestore()
  const { uid } = currentUser(failure('profile/notices-load-failed'))
  const mine = where('by', '==', uid)
  const source = query(collection(db, 'flags'), mine, where('decidedAt', '>', since))
  return (await getCount(query(source, limit(COUNT_LIMIT)))).data().count
}

/** An outcome or a notice, with the latest ones first. */
type Dated = { readonly at: Date | null }

const time = ({ at }: Dated) => at?.getTime() ?? 0

/**
 * Notices and outcomes in one list, latest first. While more notices can be loaded, outcomes that are older than all
 * loaded ones are left out, and so are those of which an older notice tells.
 */
export function mergeOutcomes(
  notices: readonly Notice[],
  outcomes: readonly Outcome[],
  hasMore: boolean,
): readonly (Notice | Outcome)[] {
  const oldest = Math.min(...notices.map(time))
  const told = new Set(notices.map(({ id, target }) => `${id} ${target}`))
  const shown = outcomes.filter(
    (outcome) =>
      (!hasMore || time(outcome) >= oldest) && !told.has(`${outcome.decision} ${outcome.target}`),
  )
  return [...notices, ...shown].toSorted((a, b) => time(b) - time(a))
}
