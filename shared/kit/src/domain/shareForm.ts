import type { Coords } from './coords.ts'
import type { ErrorCode } from './errors.ts'
import type { Gender } from './gender.ts'
import { limits } from './limits.ts'
import type { Tone } from './tone.ts'
import type { WantsToSee } from './wantsToSee.ts'

/** The share form's fields as typed; the photo is kept beside it. */
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

/** The age typed, in whole years from 18 to 100, or null. */
export function readAge(typed: string): number | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN
  return age >= limits.age.min && age <= limits.age.max ? age : null
}

/** The first thing that keeps a share from being saved, in the order of the form, or null. */
export function checkShareForm(
  form: ShareForm,
  { signedIn, hasPhoto }: { readonly signedIn: boolean; readonly hasPhoto: boolean },
): ErrorCode | null {
  if (!signedIn) return 'share-signed-out'
  if (!hasPhoto) return 'share-photo'
  if (form.name.trim() === '') return 'share-name'
  if (form.name.trim().length > limits.reportName) return 'share-name-length'
  if (readAge(form.age) === null) return 'share-age'
  if (form.location.trim() === '') return 'share-location'
  if (form.location.trim().length > limits.location) return 'share-location-length'
  if (form.gender === null) return 'share-gender'
  if (form.wantsToSee === null) return 'share-wants-to-see'
  return form.notes.trim().length > limits.notes ? 'share-notes-length' : null
}
