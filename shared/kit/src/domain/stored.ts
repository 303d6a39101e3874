import * as v from 'valibot'
import { readCoords } from './coords.ts'
import { readPhotoDataUrl } from './photoDataUrl.ts'
import { isRecord } from './record.ts'

/*
 * What the schemas of stored documents are made of. A document was written by any version of any
 * client, so nothing in it is certain: each piece has a fallback for what is missing or odd, and an
 * object of such pieces fits every document.
 */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** Null for what `schema` refuses. */
export const orNull = <T extends Schema>(schema: T) => v.fallback(v.nullable(schema), null)

/** One of `options`, else `otherwise`. */
export const oneOf = <const T extends string>(options: readonly T[], otherwise: NoInfer<T>) =>
  v.fallback(v.picklist(options), otherwise)

const cut = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, longest)),
  )
const filledLine = (longest: number) => v.pipe(cut(longest), v.trim(), v.nonEmpty())

/** A text cut to `longest` characters, or ''. */
export const text = (longest: number) => v.fallback(cut(longest), '')

/** The same without blanks around it; `otherwise` if there is nothing in it. */
export const line = (longest: number, otherwise = '') => v.fallback(filledLine(longest), otherwise)

/** The same, or null. */
export const lineOrNull = (longest: number) => orNull(filledLine(longest))

/** A text with something in it, such as an id or a name, or null. */
export const filled = orNull(v.pipe(v.string(), v.nonEmpty()))

/** A whole number from 0 up; anything else counts as 0. */
export const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 0)

/** The date of a Firestore timestamp, or null. */
export const date = orNull(
  v.pipe(
    v.custom<{ toDate: () => unknown }>(
      (value) => isRecord(value) && typeof value['toDate'] === 'function',
    ),
    v.transform((timestamp) => timestamp.toDate()),
    v.date(),
  ),
)

/** The same of a value on its own. */
export const readDate = (value: unknown) => v.parse(date, value)

/** A place on Earth, or null. */
export const coords = orNull(v.pipe(v.unknown(), v.transform(readCoords)))

/** A JPEG data URL, or null. */
export const photo = orNull(v.pipe(v.unknown(), v.transform(readPhotoDataUrl)))

/** An object inside; where there is none, the fallbacks of its pieces. */
export function part<T extends v.ObjectEntries>(entries: T) {
  const schema = v.object(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}
