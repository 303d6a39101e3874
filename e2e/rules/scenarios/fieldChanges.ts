import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite'
import { type Fields, past } from '../setup/documents.ts'
import type { Attempt } from '../setup/ruleCase.ts'

/** The value of a field that a change removes. */
export const omitted = Symbol('absent')

/** `fields` with some fields changed, added or removed. */
export function withChanges(fields: Fields, change: Fields): Fields {
  const varied = Object.entries({ ...fields, ...change })
  return Object.fromEntries(varied.filter(([, value]) => value !== omitted))
}

/** One request for each change. */
export function attemptEach(
  changes: Readonly<Record<string, Fields>>,
  attempt: (change: Fields) => Attempt,
): Readonly<Record<string, Attempt>> {
  return Object.fromEntries(
    Object.entries(changes).map(([title, change]) => [title, attempt(change)]),
  )
}

/** One change for each value of one field. */
export function eachValue(
  field: string,
  list: readonly unknown[],
): Readonly<Record<string, Fields>> {
  return Object.fromEntries(list.map((value) => [`${field} ${titleOf(value)}`, { [field]: value }]))
}

/** One change for each field, which removes it. */
export function eachOmitted(...fields: readonly string[]): Readonly<Record<string, Fields>> {
  return Object.fromEntries(fields.map((field) => [`without ${field}`, { [field]: omitted }]))
}

/** A time that no initial document has. */
const otherTime = Timestamp.fromMillis(past.toMillis() - 1)

const valueOfEachType: readonly unknown[] = [
  null,
  true,
  7,
  NaN,
  'text',
  ['text'],
  { a: 1 },
  otherTime,
  new GeoPoint(1, 1),
  Bytes.fromUint8Array(new Uint8Array([1])),
]

/** One change for each field and each type that is wrong for it; `allowedTypes` lists the right ones. */
export function wrongTypes(allowedTypes: Readonly<Record<string, readonly Kind[]>>) {
  return Object.fromEntries(
    Object.entries(allowedTypes).flatMap(([field, right]) =>
      valueOfEachType
        .filter((value) => !right.includes(kindOf(value)))
        .map((value) => [`${field} as ${kindOf(value)}`, { [field]: value }]),
    ),
  )
}

type Kind = 'null' | 'bool' | 'number' | 'NaN' | 'string' | 'list' | 'map' | 'time' | 'other'

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Number.isNaN(value)) return 'NaN'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'string'
  if (Array.isArray(value)) return 'list'
  if (value === otherTime) return 'time'
  return value instanceof GeoPoint || value instanceof Bytes ? 'other' : 'map'
}

function titleOf(value: unknown): string {
  const text = typeof value === 'string' && value.length > 40 ? value.length : JSON.stringify(value)
  return Object.is(value, -0) ? '-0' : String(text)
}

/** Texts without a visible character. */
export const invisibleTexts: readonly string[] = [
  '',
  '   ',
  '\n\t\r',
  '\u00A0\u2003',
  '\u200B\u200D\uFEFF',
  '\u202E\u2066',
  '\u0000\u007F',
  '\u0301\uFE0F',
  '\u115F\u1160',
  '\u2800\u2800',
  '\u3164\uFFA0',
  '\uFFF0\uFFF8',
  '\u{1D159}',
  '\u{E0080}\u{E0FFF}',
  '\u{E01F0}',
]
