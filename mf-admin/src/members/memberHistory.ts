import type { Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { parseLogEntry } from '../log/log.ts'
import type { LogEntry } from '../log/logEntry.ts'
import { listLatestShares } from './members.ts'

/** One query takes at most 30 paths, of which two are those of the member and of a ban. */
const SHARES = 28

/** The access rules list at most this many log entries. */
const DECISIONS = 100

export type MemberHistory = {
  /** The latest 28, whatever their status. */
  readonly shares: readonly Report[]
  /** On the member and on these shares, latest first. */
  readonly decisions: readonly LogEntry[]
}

/**
 * What a member has shared, and what was decided about it and about the member: warnings and bans. Costs one read for
 * each share and each log entry, at least two.
 * @throws GreenlightError `admin/members-load-failed`, `admin/pending-load-failed`
 */
export function getMemberHistory(uid: string): Promise<MemberHistory> {
  return attempt(failure('admin/members-load-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const shares = await listLatestShares(uid, SHARES)
    const targets = [`users/${uid}`, `bans/${uid}`, ...shares.map(({ id }) => `reports/${id}`)]
    const about = query(collection(db, 'modlog'), where('target', 'in', targets), limit(DECISIONS))
    const timeOf = ({ at }: LogEntry) => at?.getTime() ?? 0
    const decisions = (await getDocs(about)).docs
      .flatMap((one) => parseLogEntry(one.id, one.data()) ?? [])
      .toSorted((a, b) => timeOf(b) - timeOf(a))
    return { shares, decisions }
  })
}

/** The access rules count at most this many. */
const FLAGS = 100

export type Outcomes = {
  /** How many of the member's flags were decided; counts up to 100 of each outcome. */
  readonly decided: number
  readonly upheld: number
}

/**
 * How the flags of a member were decided. Counted by the server: costs two reads.
 * @throws GreenlightError `admin/members-load-failed`
 */
export function getFlagOutcomes(uid: string): Promise<Outcomes> {
  return attempt(failure('admin/members-load-failed'), async () => {
    const { db, collection, getCount, limit, query, where } = await firestore()
    const count = async (state: 'upheld' | 'dismissed') => {
      const flags = query(
        collection(db, 'flags'),
        where('by', '==', uid),
        where('state', '==', state),
        limit(FLAGS),
      )
      return (await getCount(flags)).data().count
    }
    const [upheld, dismissed] = await Promise.all([count('upheld'), count('dismissed')])
    return { upheld, decided: upheld + dismissed }
  })
}
