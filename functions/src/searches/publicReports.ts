import { date, filledOrNull, oneOf } from '@greenlight/domain/stored'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { forEachNew } from '../sweep/newDocuments.ts'
import { searchDue } from './searchDelay.ts'

const report = v.object({ status: oneOf(['public', 'other'], 'other'), createdAt: date })
const entry = v.object({
  action: oneOf(['approve', 'restore', 'other'], 'other'),
  target: filledOrNull,
  at: date,
})

/**
 * Notes each report that becomes public, at its creation or by a decision, in `alertReports/{id}` with the time at which
 * searches may find it. Costs a read for each report and each decision.
 */
export async function collectPublicReports({ db, now }: Services): Promise<void> {
  const reports = {
    name: 'reports',
    query: () => db.collection('reports').select('status', 'createdAt'),
    field: 'createdAt',
  }
  await forEachNew(db, reports, now(), async (document) => {
    const { status, createdAt } = v.parse(report, document.data())
    if (status === 'public' && createdAt) await note(db, document.id, createdAt)
  })
  const decisions = {
    name: 'decisions',
    query: () => db.collection('modlog').select('action', 'target', 'at'),
    field: 'at',
  }
  await forEachNew(db, decisions, now(), async (document) => {
    const { action, target, at } = v.parse(entry, document.data())
    const reportId = /^reports\/([^/]+)$/.exec(target ?? '')?.[1]
    if (action !== 'other' && reportId && at) await note(db, reportId, at)
  })
}

/** A report that has alerted its searchers does so only once. */
async function note(db: Firestore, reportId: string, at: Date): Promise<void> {
  const ref = db.doc(`alertReports/${reportId}`)
  await db.runTransaction(async (transaction) => {
    const known = await transaction.get(ref)
    if (known.get('done') === true) return
    transaction.set(ref, { due: searchDue(reportId, at), done: false, after: null })
  })
}
