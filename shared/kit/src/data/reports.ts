import type { Fields } from '@greenlight/domain/fields'
import { readPhotoDataUrl } from '@greenlight/domain/photoDataUrl'
import {
  ownerFields,
  parseReport,
  parseReview,
  type Report,
  type Review,
} from '@greenlight/domain/report'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference, WriteBatch } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { attempt } from './attempt.ts'
import { commit } from './commit.ts'
import { isDocumentId } from './documents.ts'
import { readAll } from './pages.ts'

/**
 * Reads one report. `id` may come from an address, so it may be any text. Costs one read.
 * @throws GreenlightError `kit/profile-not-found` if it is missing or hidden from this member,
 * `kit/profile-load-failed`
 */
export function getReport(id: string): Promise<Report> {
  const read = async () => {
    const { db, doc, getDoc } = await firestore()
    const fields = isDocumentId(id) && (await getDoc(doc(db, 'reports', id))).data()
    if (!fields) throw fail('kit/profile-not-found')
    return parseReport(id, fields)
  }
  return attempt(failure('kit/profile-load-failed'), read, failure('kit/profile-not-found'))
}

/**
 * What the owner and admins know of a report's review. Costs one read.
 * @throws GreenlightError `kit/profile-load-failed`, also for anybody else
 */
export function getReview(report: Report): Promise<Review> {
  return attempt(failure('kit/profile-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const review = await getDoc(doc(db, 'reports', report.id, 'private', 'review'))
    return parseReview(review.data(), report)
  })
}

/**
 * The 800x800 photo of a report as a JPEG data URL. Null for older reports, whose `photoUrl` holds the
 * full photo. Costs one read.
 * @throws GreenlightError `kit/photo-load-failed`
 */
export function getFullPhoto(reportId: string): Promise<string | null> {
  return attempt(failure('kit/photo-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const photo = await getDoc(doc(db, 'reports', reportId, 'photos', 'full'))
    return readPhotoDataUrl(photo.data()?.['dataUrl'])
  })
}

/**
 * Deletes my own report with everything below it, at the cost of `deleteWithReport`. A deleted one stays
 * deleted.
 * @throws GreenlightError `kit/share-delete-failed`; then nothing was deleted
 */
export function deleteOwnReport(reportId: string): Promise<void> {
  return attempt(failure('kit/share-delete-failed'), () =>
    commit(async (batch) => void (await deleteWithReport(batch, reportId))),
  )
}

/**
 * Adds to a batch the deletion of a report with its photo, experiences and comments, and its tombstone.
 * Returns the report's fields; null if there is no such report. The rules let an owner or admin delete what
 * others wrote only together with the report, so all of it is deleted or nothing, and a failed call can
 * be repeated. Firestore takes any number of writes in a batch, up to 10 MiB. Costs two reads, one for
 * each experience and comment (at least one of each kind), and one write for each document.
 */
export async function deleteWithReport(
  batch: WriteBatch,
  reportId: string,
): Promise<Fields | null> {
  const { db, doc, getDoc, serverTimestamp } = await firestore()
  const report = doc(db, 'reports', reportId)
  const fields = (await getDoc(report)).data()
  if (!fields) return null
  batch.delete(report)
  batch.delete(doc(report, 'photos', 'full'))
  batch.delete(doc(report, 'reply', 'subject'))
  batch.delete(doc(report, 'private', 'review'))
  for (const ref of await listBelowReport(report)) batch.delete(ref)
  batch.set(doc(db, 'gone', reportId), { ownerUid: storedOwner(fields), at: serverTimestamp() })
  return fields
}

/** The first owner field as it is stored, as the rules read it. */
export function storedOwner(fields: Fields): unknown {
  const field = ownerFields.find((name) => name in fields)
  return field ? fields[field] : '-'
}

const EXPERIENCES = 100
const COMMENTS = 200

/** All experiences of a report and all their comments. Costs one read for each. */
export async function listBelowReport(
  report: DocumentReference,
): Promise<readonly DocumentReference[]> {
  const { collection, doc } = await firestore()
  const experiences = await readAll(collection(report, 'experiences'), EXPERIENCES, (id) =>
    doc(report, 'experiences', id),
  )
  const comments = await Promise.all(experiences.map(listBelowExperience))
  return [...experiences, ...comments.flat()]
}

/** All comments on an experience. Costs one read for each, at least one. */
export async function listBelowExperience(
  experience: DocumentReference,
): Promise<readonly DocumentReference[]> {
  const { collection, doc } = await firestore()
  const comments = collection(experience, 'comments')
  return readAll(comments, COMMENTS, (id) => doc(comments, id))
}
