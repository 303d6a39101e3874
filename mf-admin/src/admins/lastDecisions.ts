import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { parseLogEntry } from '../log/log.ts'
import type { LogEntry } from '../log/logEntry.ts'

/** The access rules list at most this many. */
const ENTRIES = 100

/**
 * The last decision of each admin in the latest 100 log entries, latest first. Costs one read for each entry.
 * @throws GreenlightError `admin/log-load-failed`
 */
export function listLastDecisions(): Promise<readonly Pick<LogEntry, 'actor' | 'at'>[]> {
  return attempt(failure('admin/log-load-failed'), async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await firestore()
    const latest = query(collection(db, 'modlog'), orderBy('at', 'desc'), limit(ENTRIES))
    const entries = (await getDocs(latest)).docs.flatMap(
      (one) => parseLogEntry(one.id, one.data()) ?? [],
    )
    return entries.filter(
      ({ actor }, at) => entries.findIndex((other) => other.actor === actor) === at,
    )
  })
}
