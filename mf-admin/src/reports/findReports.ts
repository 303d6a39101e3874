import { isNamed, nameKey, nameKeys, townWords } from '@greenlight/domain/nameWords'
import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore, importWithRetry } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const importSearchKeys = importWithRetry(() => import('@greenlight/domain/searchKeys'))

const MATCHES_LIMIT = 50

/** What a search for a profile asks for. */
export type ProfileSearch = { readonly name: string; readonly town: string }

/**
 * Reports of any status with this name, this town, or both, newest first, at most 50; if there is none,
 * those whose name sounds like it. Old reports without keys are not found. Costs a read for each report
 * that shares the most telling word, at most 50, and the same again for the sounds.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function findReports({ name, town }: ProfileSearch): Promise<readonly Report[]> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const towns = townWords(town)
    const key = nameKey(name) ?? nameKey(towns.join(' '))
    if (key === null) return []
    const isThere = ({ location }: Report) => {
      const words = townWords(location)
      return towns.every((wanted) => words.some((word) => word.startsWith(wanted)))
    }
    const hasKey = nameKey(name) !== null
    const named = (await listByKeys(hasKey ? nameKeys(name) : [key])).filter(
      (report) => isThere(report) && (!hasKey || isNamed(report, name)),
    )
    if (named.length > 0 || !hasKey) return named
    const { soundKeys, soundRank } = await importSearchKeys()
    const sounds = soundKeys(key)
    if (sounds.length === 0) return []
    return (await listByKeys(sounds))
      .filter(isThere)
      .toSorted((a, b) => soundRank(a.name, sounds) - soundRank(b.name, sounds))
  })
}

async function listByKeys(keys: readonly string[]): Promise<readonly Report[]> {
  const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
  const matches = query(
    collection(db, 'reports'),
    where('searchKeys', 'array-contains-any', keys),
    orderBy('createdAt', 'desc'),
    limit(MATCHES_LIMIT),
  )
  return (await getDocs(matches)).docs.map((report) => parseReport(report.id, report.data()))
}
