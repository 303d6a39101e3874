import { commentsSince } from '@greenlight/domain/experience'
import type { Fields } from '@greenlight/domain/fields'
import { readPhotoDataUrl } from '@greenlight/domain/photoDataUrl'
import {
  NOBODY,
  parseReport,
  parseReview,
  type Report,
  type Review,
} from '@greenlight/domain/report'
import { type Failure, firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import { attempt, currentUser, isDenied } from './attempt.ts'
import { findOpenAppeal } from './cases.ts'
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
 * The review of a report, for its owner and admins. Costs one read.
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
 * Deletes my own report with everything below it, and the open appeal against its takedown. A deleted one stays deleted.
 * Costs one read (three if it was taken down), one for each experience and comment (at least one of each kind), and a
 * write for each document.
 * @throws GreenlightError `failed`; then nothing was deleted
 */
export function deleteOwnReport(
  reportId: string,
  failed: Failure = failure('kit/share-delete-failed'),
): Promise<void> {
  return attempt(failed, async () => {
    const { db, doc, getDoc } = await firestore()
    const report = doc(db, 'reports', reportId)
    let deleted: DeletedReport | null = null
    try {
      await commit(async (batch) => {
        const fields = (await getDoc(report)).data()
        if (!fields) return
        deleted = { report, fields, below: await listBelowReport(report) }
        await deleteWithReport(batch, deleted)
        // An appeal against its takedown ends with it.
        const appeal =
          fields['status'] === 'rejected' &&
          (await findOpenAppeal(reportId, currentUser(failed).uid).catch(() => null))
        if (appeal) batch.delete(appeal)
      })
    } catch (cause) {
      // An admin has perhaps deleted it in the same moment.
      if (!isDenied(cause) || (await getDoc(report)).exists()) throw cause
    }
    await sweepBelowReport(reportId, deleted)
  })
}

export type DeletedReport = {
  readonly report: DocumentReference
  /** Of the report. */
  readonly fields: Fields
  /** Its experiences and comments. */
  readonly below: readonly DocumentReference[]
}

/** A batch or a transaction. */
type Writes = {
  readonly delete: (ref: DocumentReference) => unknown
  readonly set: (ref: DocumentReference, fields: Fields) => unknown
}

/**
 * Adds to a batch the deletion of a report with its photo and all that is below it, and its tombstone. The rules let
 * an owner or admin delete what others wrote only together with the report, so all of it is deleted or nothing, and
 * a failed call can be repeated. Firestore takes any number of writes in a batch, up to 10 MiB. Costs one write for
 * each document. `sweepBelowReport` goes after the commit.
 */
export async function deleteWithReport(
  to: Writes,
  { report, fields, below }: DeletedReport,
): Promise<void> {
  const { db, doc, serverTimestamp } = await firestore()
  to.delete(report)
  to.delete(doc(report, 'photos', 'full'))
  to.delete(doc(report, 'reply', 'subject'))
  to.delete(doc(report, 'private', 'review'))
  to.delete(doc(db, 'revisions', report.id))
  for (const ref of below) to.delete(ref)
  to.set(doc(db, 'gone', report.id), { ownerUid: ownerOf(fields), at: serverTimestamp() })
}

/**
 * Deletes what members added while the batch of `deleteWithReport` was under way. Afterwards nothing can be added, so
 * once is enough. Never rejects: the report is deleted, and nobody can read what is left. Costs a read for each
 * deleted experience and one more, and a read and a write for each document that is left.
 */
export async function sweepBelowReport(
  reportId: string,
  deleted: DeletedReport | null,
): Promise<void> {
  if (!deleted) return
  const { db, doc } = await firestore()
  const experiences = deleted.below.filter(({ parent }) => parent.id === 'experiences')
  await sweep(async () => [
    ...(await listBelowReport(doc(db, 'reports', reportId))),
    ...(await Promise.all(experiences.map((each) => listBelowExperience(each)))).flat(),
  ])
}

/** The same for comments below an experience that was deleted alone, by its author or an admin. */
export function sweepBelowExperience(experience: DocumentReference): Promise<void> {
  return sweep(() => listBelowExperience(experience))
}

async function sweep(list: () => Promise<readonly DocumentReference[]>): Promise<void> {
  try {
    const left = await list()
    if (left.length === 0) return
    await commit((batch) => {
      for (const ref of left) batch.delete(ref)
    })
  } catch (cause) {
    // An older experience does not have the uid of its author as its id: only admins clear what is below it.
    if (!isDenied(cause))
      console.warn('Documents below what was deleted could not be cleared.', cause)
  }
}

/** As the rules read it. */
function ownerOf({ ownerUid }: Fields): string {
  return typeof ownerUid === 'string' ? ownerUid : NOBODY
}

const EXPERIENCES = 100
const COMMENTS = 200

/**
 * All experiences of a report and their comments, except those that are older than their experience: its owner cannot
 * read them, and `sweepBelowReport` clears them. Costs one read for each.
 */
export async function listBelowReport(
  report: DocumentReference,
): Promise<readonly DocumentReference[]> {
  const { collection, doc } = await firestore()
  const experiences = await readAll(
    collection(report, 'experiences'),
    EXPERIENCES,
    (id, fields) => ({ ref: doc(report, 'experiences', id), since: commentsSince(fields) }),
  )
  const comments = await Promise.all(
    experiences.map(({ ref, since }) => listBelowExperience(ref, since)),
  )
  return [...experiences.map(({ ref }) => ref), ...comments.flat()]
}

/** The comments on an experience, all or those from `since` on. Costs one read for each, at least one. */
export async function listBelowExperience(
  experience: DocumentReference,
  since: Date | null = null,
): Promise<readonly DocumentReference[]> {
  const { collection, doc, query, where } = await firestore()
  const comments = collection(experience, 'comments')
  const source = since ? query(comments, where('createdAt', '>=', since)) : comments
  return readAll(source, COMMENTS, (id) => doc(comments, id))
}
