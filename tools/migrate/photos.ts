import type { Firestore } from 'firebase-admin/firestore'
import { photoKeysOf } from '../photos/photoKeys.ts'
import type { Snapshot, Step } from './migrate.mjs'

/**
 * Reports get the keys by which a search by photo finds them, of their full photo; of the preview if there
 * is none. A photo that cannot be decoded gives none, and is not tried again.
 */
export const photos: Step = {
  collection: 'reports',
  fields: ['photoKeys'],
  pageSize: 20, // a full photo has up to 350 KB
  async plan(page, db) {
    const old = page.filter((report) => !Array.isArray(report.get('photoKeys')))
    const keys = await keysOf(old, db)
    return {
      writes: old.map((seen, at) => ({ seen, fields: { photoKeys: keys[at] ?? [] } })),
      notes: keys.map((found) =>
        found
          ? 'report got photo keys'
          : 'report got no photo keys, because no photo can be decoded',
      ),
    }
  },
}

async function keysOf(reports: readonly Snapshot[], db: Firestore) {
  if (reports.length === 0) return []
  const full = await db.getAll(...reports.map(({ ref }) => ref.collection('photos').doc('full')))
  const keys = full.map((photo) => photoKeysOf(photo.get('dataUrl')))
  const rest = reports.filter((_, at) => keys[at] === null)
  const reread =
    rest.length > 0
      ? await db.getAll(...rest.map(({ ref }) => ref), { fieldMask: ['photoUrl'] })
      : []
  const previews = new Map(reread.map((report) => [report.id, photoKeysOf(report.get('photoUrl'))]))
  return reports.map(({ id }, at) => keys[at] ?? previews.get(id) ?? null)
}
