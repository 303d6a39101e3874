import { firestore } from '@greenlight/runtime'
import type { Coords } from '../../domain/coords.ts'
import type { Gender } from '../../domain/gender.ts'
import { geoCells } from '../../domain/geoCells.ts'
import type { Tone } from '../../domain/tone.ts'
import type { WantsToSee } from '../../domain/wantsToSee.ts'
import { attempt } from '../attempt.ts'
import { createOnce } from '../createOnce.ts'
import { currentProfile, currentUser } from '../currentMember.ts'

/** A checked share form. */
export type NewReport = {
  /** Chosen by the caller, once a form: sharing again after a failure then never shares twice. */
  readonly id: string
  readonly name: string
  /** Whole years. */
  readonly age: number
  readonly tone: Tone
  readonly notes: string
  readonly location: string
  readonly coords: Coords | null
  readonly gender: Gender
  readonly wantsToSee: WantsToSee
  /** JPEG data URLs, see `limits.previewDataUrl` and `limits.fullDataUrl`. */
  readonly photo: { readonly preview: string; readonly full: string }
}

/**
 * Shares a profile: the public report and its full photo in one batch. Costs two writes.
 * @throws GreenlightError `share-signed-out`, `share-failed`
 */
export function createReport(report: NewReport): Promise<void> {
  return attempt('share-failed', async () => {
    const { uid } = currentUser('share-signed-out')
    const { username } = currentProfile('share-failed')
    const { db, doc, serverTimestamp, writeBatch } = await firestore()
    const ref = doc(db, 'reports', report.id)
    const batch = writeBatch(db)
    batch.set(ref, {
      name: report.name.trim(),
      age: report.age,
      tone: report.tone,
      notes: report.notes.trim(),
      location: report.location.trim(),
      locationCoords: report.coords,
      geoCells: geoCells(report.coords, report.location),
      gender: report.gender,
      wantsToSee: report.wantsToSee,
      photoUrl: report.photo.preview,
      ownerUid: uid,
      authorUid: uid,
      ownerDisplayName: username,
      createdAt: serverTimestamp(),
      status: 'public',
      counters: { green: 0, yellow: 0, red: 0 },
    })
    batch.set(doc(ref, 'photos', 'full'), { dataUrl: report.photo.full })
    await createOnce(ref, () => batch.commit())
  })
}
