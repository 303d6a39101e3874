import { type Case, parseCase } from '@greenlight/domain/case'
import { type Flag, parseFlag } from '@greenlight/domain/flag'
import { parseReport, parseReview } from '@greenlight/domain/report'
import { HIDING_FLAGS, isUrgentCase, urgentReasons } from '@greenlight/domain/urgent'
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'

const HOUR_MS = 60 * 60 * 1000
const MOST = 500

/** Something that cannot wait. `since`: when it began to be news. */
export type UrgentItem = { readonly key: string; readonly since: Date }

/** Urgent documents that came after `after`, at most until `until`; of several flags on one document, the first counts. */
export async function listUrgent(
  db: Firestore,
  after: Date,
  until: Date,
): Promise<readonly UrgentItem[]> {
  const [flags, cases] = await Promise.all([
    listOpen(db, 'flags', after, parseFlag),
    listOpen(db, 'cases', after, parseCase),
  ])
  const found = flags.filter((flag) => flag !== null)
  const byTarget = new Map<string, UrgentItem>()
  for (const flag of found) {
    if (byTarget.has(flag.targetPath) || !flag.createdAt || !(await isUrgentFlag(db, flag)))
      continue
    byTarget.set(flag.targetPath, { key: flag.targetPath, since: flag.createdAt })
  }
  const urgentCases = cases.filter(isUrgentCase).flatMap(urgentItem)
  return [...byTarget.values(), ...urgentCases].filter(({ since }) => since <= until)
}

/** Urgent requests whose 48 hours end within 24. `since`: the time at which 24 hours were left. */
export async function listEnding(
  db: Firestore,
  after: Date,
  now: Date,
): Promise<readonly UrgentItem[]> {
  const half = 24 * HOUR_MS
  const cases = await listOpen(db, 'cases', new Date(after.getTime() - half), parseCase)
  return cases
    .filter(isUrgentCase)
    .flatMap(urgentItem)
    .map(({ key, since }) => ({ key, since: new Date(since.getTime() + half) }))
    .filter(({ since }) => since > after && since <= now)
}

const urgentItem = ({ id, createdAt }: Case): readonly UrgentItem[] =>
  createdAt ? [{ key: `cases/${id}`, since: createdAt }] : []

async function isUrgentFlag(
  db: Firestore,
  { reason, targetPath, reportId }: Flag,
): Promise<boolean> {
  if (urgentReasons.some((urgent) => urgent === reason)) return true
  if (reportId === null || targetPath !== `reports/${reportId}`) return false
  const [report, review] = await db.getAll(
    db.doc(targetPath),
    db.doc(`${targetPath}/private/review`),
  )
  if (!report?.exists) return false
  const parsed = parseReport(reportId, report.data() ?? {})
  const { flagCount } = parseReview(review?.data(), parsed)
  return parsed.status === 'pending' && flagCount >= HIDING_FLAGS
}

async function listOpen<T>(
  db: Firestore,
  collection: 'flags' | 'cases',
  after: Date,
  parse: (id: string, fields: Readonly<Record<string, unknown>>) => T,
): Promise<readonly T[]> {
  const { docs } = await db
    .collection(collection)
    .where('state', '==', 'open')
    .where('createdAt', '>', Timestamp.fromDate(after))
    .orderBy('createdAt')
    .limit(MOST)
    .get()
  return docs.map((document) => parse(document.id, document.data()))
}

/** How much waits, and whether something has for longer than a day. */
export type Waiting = {
  readonly profiles: number
  readonly flags: number
  readonly requests: number
  readonly appeals: number
  readonly revisions: number
  readonly isOld: boolean
}

/** Counts what waits for a decision. Costs nine reads, and one more for each 1,000 documents. */
export async function countWaiting(db: Firestore, now: Date): Promise<Waiting> {
  const day = Timestamp.fromMillis(now.getTime() - 24 * HOUR_MS)
  const open = {
    profiles: db.collection('reports').where('status', '==', 'pending'),
    flags: db.collection('flags').where('state', '==', 'open'),
    cases: db.collection('cases').where('state', '==', 'open'),
    revisions: db.collection('revisions'),
  }
  const count = async (query: Query) => (await query.count().get()).data().count
  const isOlder = async (query: Query, field: string) =>
    !(await query.where(field, '<=', day).limit(1).select().get()).empty
  const [profiles, flags, cases, appeals, revisions, ...old] = await Promise.all([
    count(open.profiles),
    count(open.flags),
    count(open.cases),
    count(open.cases.where('kind', '==', 'appeal')),
    count(open.revisions),
    isOlder(open.profiles, 'createdAt'),
    isOlder(open.flags, 'createdAt'),
    isOlder(open.cases, 'createdAt'),
    isOlder(open.revisions, 'at'),
  ])
  const isOld = old.includes(true)
  return { profiles, flags, requests: cases - appeals, appeals, revisions, isOld }
}
