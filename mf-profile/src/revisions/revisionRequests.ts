import { parseNotice } from '@greenlight/domain/notice'
import type { Report } from '@greenlight/domain/report'
import { parseRevision, type Revision } from '@greenlight/domain/revision'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { hasStoredFields } from '@greenlight/kit/data/documents'
import { createCounted } from '@greenlight/kit/data/quota'
import { getReview } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** What the owner of a share can do about its notes. */
export type RevisionState =
  | { readonly kind: 'waiting'; readonly revision: Revision }
  | { readonly kind: 'possible' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'appealed' }
  /** The last decision leaves only an appeal or the deletion. */
  | { readonly kind: 'impossible' }

/**
 * Whether other notes for my share wait for an admin, or can be proposed. Costs two to four reads.
 * @throws GreenlightError `profile/revision-load-failed`
 */
export function getRevisionState(report: Report): Promise<RevisionState> {
  return attempt(failure('profile/revision-load-failed'), async () => {
    const { uid } = currentUser(failure('profile/revision-load-failed'))
    const { db, doc, getDoc } = await firestore()
    const [stored, review] = await Promise.all([
      getDoc(doc(db, 'revisions', report.id)),
      getReview(report),
    ])
    const revision = parseRevision(stored.data())
    if (revision) return { kind: 'waiting', revision }
    const { decision, point, revision: last } = review
    if (point === 'minor' || point === 'intimate') return { kind: 'impossible' }
    const [notice, appeal] = await Promise.all([
      last === null ? null : getDoc(doc(db, 'users', uid, 'notices', last)),
      decision === null ? null : getDoc(doc(db, 'cases', `${uid}~${decision}`)),
    ])
    if (appeal?.get('state') === 'open') return { kind: 'appealed' }
    const told = notice && parseNotice(notice.id, notice.data() ?? {})
    return { kind: told?.kind === 'reject' ? 'refused' : 'possible' }
  })
}

/**
 * Proposes other notes (0–2000 characters) for my share, counted, in the place of earlier ones. Costs one read and two
 * writes.
 * @throws GreenlightError `kit/day-is-full`, `profile/revision-failed`, also if the rules allow none now
 */
export function proposeNotes(reportId: string, notes: string): Promise<void> {
  return attempt(failure('profile/revision-failed'), async () => {
    const { uid: ownerUid } = currentUser(failure('profile/revision-failed'))
    const { db, doc, serverTimestamp } = await firestore()
    const ref = doc(db, 'revisions', reportId)
    const fields = { ownerUid, notes, at: serverTimestamp() }
    await createCounted({
      kind: 'revision',
      ref,
      write: (batch) => batch.set(ref, fields),
      isMade: () => hasStoredFields(ref, { notes }),
    })
  })
}

/** Takes back the notes that I proposed. Costs one write. @throws GreenlightError `profile/revision-failed` */
export function takeBackNotes(reportId: string): Promise<void> {
  return attempt(failure('profile/revision-failed'), async () => {
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'revisions', reportId))
  })
}
