import type { Fields } from '@greenlight/domain/fields'
import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const MATCHES_LIMIT = 50

export type SamePhoto = {
  readonly report: Report
  /** Whether the pictures are the same to the pixel, and not only alike. */
  readonly identical: boolean
}

/**
 * The other reports of any status whose photo looks the same, identical ones first; at most 50. Empty for an old
 * report without photo keys. Costs two reads, and one for each other report.
 * @throws GreenlightError `admin/same-photo-load-failed`
 */
export function listSamePhoto(reportId: string): Promise<readonly SamePhoto[]> {
  return attempt(failure('admin/same-photo-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const keys = photoKeysOf((await getDoc(doc(db, 'reports', reportId))).data() ?? {})
    const found = keys.length > 0 ? await listWithPhotoKeys(keys) : []
    return found
      .filter(({ report }) => report.id !== reportId)
      .toSorted((a, b) => Number(b.identical) - Number(a.identical))
  })
}

/** The reports that have one of the keys, at least one and at most 30; at most 50 reports. Costs one read for each. */
export async function listWithPhotoKeys(keys: readonly string[]): Promise<readonly SamePhoto[]> {
  const { db, collection, getDocs, limit, query, where } = await firestore()
  const matches = query(
    collection(db, 'reports'),
    where('photoKeys', 'array-contains-any', keys),
    limit(MATCHES_LIMIT),
  )
  return (await getDocs(matches)).docs.map((report) => ({
    report: parseReport(report.id, report.data()),
    identical: isIdentical(keys, photoKeysOf(report.data())),
  }))
}

/** At most as many as one query takes. */
function photoKeysOf({ photoKeys }: Fields): readonly string[] {
  const keys = Array.isArray(photoKeys) ? photoKeys.filter((key) => typeof key === 'string') : []
  return keys.slice(0, 30)
}

/** The same picture has the same keys in the same order. */
export function isIdentical(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length > 0 && keys.join() === others.join()
}
