import type { Place } from '@greenlight/domain/coords'
import { isBlank } from '@greenlight/domain/fields'
import { type Gender, genders, type WantsToSee, wantsToSeeOptions } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { type Tone, tones } from '@greenlight/domain/tone'
import * as v from 'valibot'
import { failure, type GalleryErrorCode } from '../errors.ts'
import type { OpenPhoto } from './photo/usePhoto.ts'

/** The values of the share form. */
export type ShareValues = {
  /** Becomes the id of the report, so that a retry never shares it twice. */
  readonly id: string
  readonly photo: OpenPhoto | null
  readonly name: string
  readonly age: string
  readonly place: Place
  readonly gender: Gender | null
  readonly wantsToSee: WantsToSee | null
  readonly tone: Tone
  readonly notes: string
  /** Whether others see who shared it. */
  readonly showsName: boolean
}

export const emptyShare = (): ShareValues => ({
  id: crypto.randomUUID(),
  photo: null,
  name: '',
  age: '',
  place: { text: '', coords: null },
  gender: null,
  wantsToSee: null,
  tone: 'green',
  notes: '',
  showsName: true,
})

/** The typed age in whole years; null if it is not from 18 to 100. */
export function readAge(typed: string): number | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN
  return age >= limits.age.min && age <= limits.age.max ? age : null
}

const text = (code: GalleryErrorCode) => failure(code).text

/** Checks the values in the order of the form. Names and places need something to read, as in the rules. */
export const shareSchema = (isSignedIn: boolean) =>
  v.pipe(
    v.custom<object>(() => isSignedIn, text('gallery/share-signed-out')),
    v.object({
      id: v.string(),
      photo: v.custom<OpenPhoto>((photo) => photo !== null, text('gallery/share-photo')),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.check((name) => !isBlank(name), text('gallery/share-name')),
        v.maxLength(limits.reportName, text('gallery/share-name-length')),
      ),
      age: v.pipe(v.string(), v.transform(readAge), v.number(text('gallery/share-age'))),
      place: v.pipe(
        v.custom<Place>(() => true),
        v.check((place) => !isBlank(place.text), text('gallery/share-location')),
        v.check(
          (place) => place.text.trim().length <= limits.location,
          text('gallery/share-location-length'),
        ),
      ),
      gender: v.picklist(genders, text('gallery/share-gender')),
      wantsToSee: v.picklist(wantsToSeeOptions, text('gallery/share-wants-to-see')),
      tone: v.picklist(tones),
      notes: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(limits.notes, text('gallery/share-notes-length')),
      ),
      showsName: v.boolean(),
    }),
  )

/** The values of a share form that passed all checks. */
export type CheckedShare = v.InferOutput<ReturnType<typeof shareSchema>>
