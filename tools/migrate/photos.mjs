import { photoKeysOf } from '../photos/photoKeys.mjs'

/** @typedef {import('./migrate.mjs').Snapshot} Snapshot */
/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */

/**
 * Reports get the keys by which a search by photo finds them, of their full photo; of the preview if there
 * is none. A photo that cannot be decoded gives none, and is not tried again.
 * @type {import('./migrate.mjs').Step}
 */
export const photos = {
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

/** @param {readonly Snapshot[]} reports @param {Firestore} db */
async function keysOf(reports, db) {
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
