import { type Case, parseCase } from '@greenlight/domain/case'
import { isNamed, nameKey, townWords } from '@greenlight/domain/nameWords'
import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { getReport } from '@greenlight/kit/data/reports'
import { firestore, GreenlightError, importWithRetry } from '@greenlight/runtime'
import { answerCase, publishReply, requireOpenCase } from './cases.ts'
import { decideReport, deleteReport } from '../decisions/reportDecisions.ts'

const importSearchKeys = importWithRetry(() => import('@greenlight/domain/searchKeys'))

const CASES_LIMIT = 100

/**
 * The other requests and appeals of a person, latest first, at most 100. Costs one read for each, at
 * least one.
 * @throws GreenlightError `cases-load-failed`
 */
export function listOtherCases({ id, by }: Case): Promise<readonly Case[]> {
  return attempt('cases-load-failed', async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const own = query(collection(db, 'cases'), where('by', '==', by), limit(CASES_LIMIT))
    const time = ({ createdAt }: Case) => createdAt?.getTime() ?? 0
    return (await getDocs(own)).docs
      .map((one) => parseCase(one.id, one.data()))
      .filter((one) => one.id !== id)
      .toSorted((a, b) => time(b) - time(a))
  })
}

const MATCHES_LIMIT = 50

/** What a search for a profile asks for. */
export type ProfileSearch = { readonly name: string; readonly town: string }

/**
 * Reports of any status with this name, this town, or both, newest first, at most 50; if there is none,
 * those whose name sounds like it. Old reports without keys are not found. Costs a read for each report
 * that shares the most telling word, at most 50, and the same again for the sounds.
 * @throws GreenlightError `pending-load-failed`
 */
export function findReports({ name, town }: ProfileSearch): Promise<readonly Report[]> {
  return attempt('pending-load-failed', async () => {
    const towns = townWords(town)
    const key = nameKey(name) ?? nameKey(towns.join(' '))
    if (key === null) return []
    const isThere = ({ location }: Report) => {
      const words = townWords(location)
      return towns.every((wanted) => words.some((word) => word.startsWith(wanted)))
    }
    const hasKey = nameKey(name) !== null
    const named = (await listByKeys([key])).filter(
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

/** What is done when a request is granted. `text` and `reason` are for others than who asked. */
export type Grant =
  | { readonly act: 'takedown' | 'delete'; readonly reportId: string; readonly reason: string }
  | { readonly act: 'reply'; readonly reportId: string; readonly text: string }
  | { readonly act: 'none' }

/**
 * Does what an open request asks for, then answers it. A repeated call continues. Costs one read, and what
 * the act and the answer cost.
 * @throws GreenlightError `already-decided`, `profile-not-found` if there is no such report,
 * `grant-failed` and what the act throws
 */
export async function grantRequest(request: Case, grant: Grant, answer: string): Promise<void> {
  await requireOpenCase(request)
  await carryOut(grant).catch((cause: unknown) => {
    // Done by an earlier call, or by another admin.
    if (!(cause instanceof GreenlightError && cause.code === 'already-decided')) throw cause
  })
  await answerCase(request, { state: 'granted', answer })
}

async function carryOut(grant: Grant): Promise<void> {
  switch (grant.act) {
    case 'takedown':
      return takeDown(grant.reportId, grant.reason)
    case 'delete':
      return deleteReport(grant.reportId, grant.reason)
    case 'reply':
      return publishReply(grant.reportId, grant.text)
    case 'none':
  }
}

/** Also a profile that waits for its review: it must not be approved later by mistake. */
async function takeDown(reportId: string, reason: string): Promise<void> {
  const { status } = await getReport(reportId)
  await decideReport(reportId, status === 'pending' ? 'reject' : 'takedown', reason)
}
