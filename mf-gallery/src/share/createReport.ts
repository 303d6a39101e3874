import { type Coords, readCoords, roundCoords } from '@greenlight/domain/coords'
import type { Fields } from '@greenlight/domain/fields'
import type { Gender, WantsToSee } from '@greenlight/domain/gender'
import type { Tone } from '@greenlight/domain/tone'
import { attempt, currentMember, currentUser } from '@greenlight/kit/data/attempt'
import { createCounted } from '@greenlight/kit/data/quota'
import { firestore, importWithRetry } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'
import { geoCells } from '../place/geoCells.ts'
import { type FirstStatus, getFirstStatus } from './firstStatus.ts'
import type { StoredPhoto } from './photo/makePhoto.ts'

const importSearchKeys = importWithRetry(() => import('@greenlight/domain/searchKeys'))

/** The values of a share form that passed `shareSchema`. */
export type NewReport = {
  /** The same for each retry of a form, so that the profile is never shared twice. */
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
  /** False hides who shared it. */
  readonly showsName?: boolean
  readonly photo: StoredPhoto
}

/** The report that an earlier try stored under the id of the form, with other content than the form has now. */
export type AlreadyShared = { readonly id: string; readonly name: string }

/**
 * Writes a report, its full photo and its review in one batch, counted. Resolves to the report's status, also if an
 * earlier try has stored it; or to the stored report, if that one differs. Costs two or three reads and four writes.
 * @throws GreenlightError `gallery/share-signed-out`, `kit/day-is-full`, `gallery/share-failed`
 */
export function createReport(report: NewReport): Promise<FirstStatus | AlreadyShared> {
  return attempt(failure('gallery/share-failed'), async () => {
    const { uid } = currentUser(failure('gallery/share-signed-out'))
    const { username } = currentMember(failure('gallery/share-failed'))
    const { db, doc, getDoc, serverTimestamp } = await firestore()
    const { searchKeys } = await importSearchKeys()
    const ref = doc(db, 'reports', report.id)
    const status = await getFirstStatus()
    const coords = report.coords && roundCoords(report.coords)
    const fields = {
      name: report.name.trim(),
      age: report.age,
      tone: report.tone,
      notes: report.notes.trim(),
      location: report.location.trim(),
      locationCoords: coords,
      geoCells: geoCells(coords, report.location),
      searchKeys: searchKeys(report.name, report.location),
      photoKeys: report.photo.keys,
      gender: report.gender,
      wantsToSee: report.wantsToSee,
      photoUrl: report.photo.preview,
      ownerUid: uid,
      authorUid: uid,
      ...(report.showsName !== false && { ownerDisplayName: username }),
      createdAt: serverTimestamp(),
      status,
      counters: { green: 0, yellow: 0, red: 0 },
    }
    const isNew = await createCounted({
      kind: 'share',
      ref,
      write: (batch) => {
        batch.set(ref, fields)
        batch.set(doc(ref, 'photos', 'full'), { dataUrl: report.photo.full })
        batch.set(doc(ref, 'private', 'review'), { flagCount: 0 })
      },
    })
    if (isNew) return status
    const stored = (await getDoc(ref)).data()
    if (!stored) throw fail('gallery/share-failed')
    if (contentOf(stored) === contentOf(fields)) return status
    return { id: report.id, name: String(stored['name']) }
  })
}

/** The entered values, for comparison. */
function contentOf(fields: Fields): string {
  const { name, age, tone, notes, location, locationCoords, gender, wantsToSee, photoUrl } = fields
  const coords = readCoords(locationCoords)
  return JSON.stringify([name, age, tone, notes, location, coords, gender, wantsToSee, photoUrl])
}
