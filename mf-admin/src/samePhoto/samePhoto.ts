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
    const { db, collection, doc, getDoc, getDocs, limit, query, where } = await firestore()
    const keys = photoKeysOf((await getDoc(doc(db, 'reports', reportId))).data() ?? {})
    if (keys.length === 0) return []
    const matches = query(
      collection(db, 'reports'),
      where('photoKeys', 'array-contains-any', keys),
      limit(MATCHES_LIMIT),
    )
    return (await getDocs(matches)).docs
      .filter(({ id }) => id !== reportId)
      .map((other) => ({
        report: parseReport(other.id, other.data()),
        identical: isIdentical(keys, photoKeysOf(other.data())),
      }))
      .toSorted((a, b) => Number(b.identical) - Number(a.identical))
  })
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
