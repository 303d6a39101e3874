import * as v from 'valibot'
import { readCoords } from './coords.ts'
import { isRecord } from './fields.ts'
import { readPreviewDataUrl } from './photoDataUrl.ts'

/*
 * Building blocks for the schemas of stored documents. Any version of any client may have written a
 * document, so each block has a fallback for missing and invalid values: parsing never fails.
 */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** Null for values that `schema` refuses. */
export const orNull = <T extends Schema>(schema: T) => v.fallback(v.nullable(schema), null)

/** One of `options`; any other value becomes `otherwise`. */
export const oneOf = <const T extends string>(options: readonly T[], otherwise: NoInfer<T>) =>
  v.fallback(v.picklist(options), otherwise)

const cut = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, longest)),
  )
const filledLine = (longest: number) => v.pipe(cut(longest), v.trim(), v.nonEmpty())

/** Text, cut to `longest` characters; other values become ''. */
export const text = (longest: number) => v.fallback(cut(longest), '')

/** Trimmed text, cut to `longest` characters; `otherwise` if it is empty or no text. */
export const line = (longest: number, otherwise = '') => v.fallback(filledLine(longest), otherwise)

/** As `line`, but null if it is empty or no text. */
export const lineOrNull = (longest: number) => orNull(filledLine(longest))

/** Firestore does not index longer values, so no query finds an id, path or name above this limit. */
const LONGEST_ID = 1500

/** Non-empty text, such as an id or a name, or null. */
export const filledOrNull = orNull(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID)))

/** A whole number, 0 or more; other values become 0. */
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

/** Parses a single Firestore timestamp; null if it is none. */
export const readDate = (value: unknown) => v.parse(date, value)

/** Coordinates, or null. */
export const coords = orNull(v.pipe(v.unknown(), v.transform(readCoords)))

/** The data URL of a report's preview, or null. */
export const preview = orNull(v.pipe(v.unknown(), v.transform(readPreviewDataUrl)))

/** A nested object; if it is missing, each of its fields has its fallback. */
export function part<T extends v.ObjectEntries>(
  entries: T,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<T, undefined>>> {
  const schema = v.object(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}
