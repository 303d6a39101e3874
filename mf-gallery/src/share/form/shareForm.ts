import { isBlank } from '@greenlight/domain/blank'
import type { Coords } from '@greenlight/domain/coords'
import type { ErrorCode } from '@greenlight/runtime'
import type { Gender } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import type { Tone } from '@greenlight/domain/tone'
import type { WantsToSee } from '@greenlight/domain/gender'

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
): readonly ErrorCode[] {
  const { name, location, gender, wantsToSee, notes } = form
  const checks: readonly (readonly [isWrong: boolean, code: ErrorCode])[] = [
    [!signedIn, 'share-signed-out'],
    [!hasPhoto, 'share-photo'],
    [isBlank(name), 'share-name'],
    [name.trim().length > limits.reportName, 'share-name-length'],
    [readAge(form.age) === null, 'share-age'],
    [isBlank(location), 'share-location'],
    [location.trim().length > limits.location, 'share-location-length'],
    [gender === null, 'share-gender'],
    [wantsToSee === null, 'share-wants-to-see'],
    [notes.trim().length > limits.notes, 'share-notes-length'],
  ]
  return checks.flatMap(([isWrong, code]) => (isWrong ? [code] : []))
}
