import { isBlank, isRecord } from '@greenlight/domain/fields'
import { type Coords, readCoords } from '@greenlight/domain/coords'
import { sessionStore } from '@greenlight/runtime'
import { type Gender, type WantsToSee, isGender, isWantsToSee } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { type Tone, isTone } from '@greenlight/domain/tone'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { useEffect, useState } from 'react'
import { type GalleryErrorCode } from '../errors.ts'
import { type Crop, centredCrop } from './photo/cropGeometry.ts'

/** The fields of the share form as typed, without the photo. */
export type ShareForm = {
  readonly name: string
  readonly age: string
  readonly tone: Tone
  readonly notes: string
  readonly location: string
  readonly coords: Coords | null
  readonly gender: Gender | null
  readonly wantsToSee: WantsToSee | null
}

export const emptyShareForm: ShareForm = {
  name: '',
  age: '',
  tone: 'green',
  notes: '',
  location: '',
  coords: null,
  gender: null,
  wantsToSee: null,
}

/** The typed age in whole years; null if it is not from 18 to 100. */
export function readAge(typed: string): number | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN
  return age >= limits.age.min && age <= limits.age.max ? age : null
}

/** What prevents saving, in the order of the form. Names and places need something to read, as in the rules. */
export function shareProblems(
  form: ShareForm,
  { signedIn, hasPhoto }: { readonly signedIn: boolean; readonly hasPhoto: boolean },
): readonly GalleryErrorCode[] {
  const { name, location, gender, wantsToSee, notes } = form
  const checks: readonly (readonly [isWrong: boolean, code: GalleryErrorCode])[] = [
    [!signedIn, 'gallery/share-signed-out'],
    [!hasPhoto, 'gallery/share-photo'],
    [isBlank(name), 'gallery/share-name'],
    [name.trim().length > limits.reportName, 'gallery/share-name-length'],
    [readAge(form.age) === null, 'gallery/share-age'],
    [isBlank(location), 'gallery/share-location'],
    [location.trim().length > limits.location, 'gallery/share-location-length'],
    [gender === null, 'gallery/share-gender'],
    [wantsToSee === null, 'gallery/share-wants-to-see'],
    [notes.trim().length > limits.notes, 'gallery/share-notes-length'],
  ]
  return checks.flatMap(([isWrong, code]) => (isWrong ? [code] : []))
}

/** An unfinished share. `id` becomes the id of the report, so that a retry never shares it twice. */
type ShareDraft = { readonly id: string; readonly form: ShareForm }

/** The chosen photo, small enough for the session storage, and its crop. */
type PhotoDraft = { readonly dataUrl: string; readonly crop: Crop }

const FORM = storageKeys.shareForm
const PHOTO = storageKeys.sharePhoto
const CROP = storageKeys.shareCrop

const newDraft = (): ShareDraft => ({ id: crypto.randomUUID(), form: emptyShareForm })

/** The draft from before a reload, or a new one. */
export function readDraft(): ShareDraft {
  const stored = readStored(FORM)
  if (!isRecord(stored) || typeof stored['id'] !== 'string') return newDraft()
  return { id: stored['id'], form: readForm(stored['form']) }
}

function readForm(value: unknown): ShareForm {
  const stored = isRecord(value) ? value : {}
  const { tone, gender, wantsToSee } = stored
  return {
    name: text(stored['name']),
    age: text(stored['age']),
    tone: isTone(tone) ? tone : emptyShareForm.tone,
    notes: text(stored['notes']),
    location: text(stored['location']),
    coords: readCoords(stored['coords']),
    gender: isGender(gender) ? gender : null,
    wantsToSee: isWantsToSee(wantsToSee) ? wantsToSee : null,
  }
}

/** If the storage is full, the photo is removed: text is harder to enter again. */
export function writeDraft(draft: ShareDraft): void {
  const text = JSON.stringify(draft)
  if (sessionStore.set(FORM, text)) return
  sessionStore.remove(PHOTO)
  sessionStore.set(FORM, text)
}

export function readPhotoDraft(): PhotoDraft | null {
  const dataUrl = sessionStore.get(PHOTO)
  if (dataUrl === null) return null
  const crop = readStored(CROP)
  const { zoom, x, y } = isRecord(crop) ? crop : centredCrop
  const isCrop = typeof zoom === 'number' && typeof x === 'number' && typeof y === 'number'
  return { dataUrl, crop: isCrop ? { zoom, x, y } : centredCrop }
}

/** Stores the photo if the storage has room for it. */
export function writePhotoDraft(dataUrl: string): void {
  sessionStore.remove(PHOTO)
  sessionStore.set(PHOTO, dataUrl)
}

export function writeCropDraft(crop: Crop): void {
  sessionStore.set(CROP, JSON.stringify(crop))
}

export function clearPhotoDraft(): void {
  sessionStore.remove(PHOTO)
  sessionStore.remove(CROP)
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStore.get(key) ?? 'null')
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The form as typed, kept on this device until it is shared. */
export function useShareDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => writeDraft(draft), [draft])
  return {
    ...draft,
    edit: (changes: Partial<ShareForm>) =>
      setDraft(({ id, form }) => ({ id, form: { ...form, ...changes } })),
    /**
     * Keeps what is typed, for a new report. If the member has left the page, the stored draft keeps its id: the
     * next try then finds the first report again, and says so.
     */
    renewId: () => setDraft(({ form }) => ({ ...newDraft(), form })),
    /** Empties the form, also the stored one of a member who has left the page: no effect runs there. */
    reset: () => {
      const empty = newDraft()
      writeDraft(empty)
      setDraft(empty)
    },
  }
}

export type ShareDraftField = ReturnType<typeof useShareDraft>
