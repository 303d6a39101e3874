import { genders, wantsToSeeOptions } from '@greenlight/domain/gender'
import { coords, oneOf, orNull } from '@greenlight/domain/stored'
import { tones } from '@greenlight/domain/tone'
import { type Draft, sessionDraft } from '@greenlight/kit/ui/form/sessionDraft'
import { sessionStore } from '@greenlight/runtime'
import * as v from 'valibot'
import { dropStoredPhoto } from './photo/photoDraft.ts'
import { emptyShare, type ShareValues } from './shareForm.ts'

const KEY = 'gl.gallery.share.v1'
/** The previous key. A draft under it is moved. */
const FORMER_KEY = 'gl.share.v1'

const typed = v.fallback(v.string(), '')

const FieldsSchema = v.object({
  name: typed,
  age: typed,
  tone: oneOf(tones, 'green'),
  notes: typed,
  location: typed,
  coords,
  gender: orNull(v.picklist(genders)),
  wantsToSee: orNull(v.picklist(wantsToSeeOptions)),
  showsName: v.fallback(v.boolean(), true),
})

const StoredSchema = v.pipe(
  v.object({ id: v.string(), form: v.fallback(v.nullable(FieldsSchema), null) }),
  v.transform(({ id, form }): ShareValues => {
    if (!form) return { ...emptyShare(), id }
    const { location, coords: at, ...fields } = form
    return { ...emptyShare(), ...fields, id, place: { text: location, coords: at } }
  }),
)

const stored = sessionDraft(KEY, StoredSchema, FORMER_KEY)

/** An unfinished share, without its photo, which has a draft of its own. */
export const shareDraft = {
  ...stored,
  /**
   * If the storage is full, the photo is removed from it: text is harder to enter again.
   * @returns whether the draft is kept across a reload
   */
  write({ id, photo: _, place, ...fields }: ShareValues): boolean {
    const text = JSON.stringify({
      id,
      form: { ...fields, location: place.text, coords: place.coords },
    })
    if (sessionStore.set(KEY, text)) return true
    dropStoredPhoto()
    return sessionStore.set(KEY, text)
  },
} satisfies Draft<ShareValues>

/** The same draft. Calls `onLost` once, if it cannot be kept. */
export function createShareDraft(onLost: () => void): Draft<ShareValues> {
  let isTold = false
  return {
    ...shareDraft,
    write(values) {
      if (shareDraft.write(values) || isTold) return
      isTold = true
      onLost()
    },
  }
}
