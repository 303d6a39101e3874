import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite'
import type { Attempt } from '../stage/case.ts'
import { past, type Fields } from '../stage/documents.ts'

/** Stands in a change for a field that is left out. */
export const absent = Symbol('absent')

/** A document with some fields changed, added or left out. */
export function vary(fields: Fields, change: Fields): Fields {
  const varied = Object.entries({ ...fields, ...change })
  return Object.fromEntries(varied.filter(([, value]) => value !== absent))
}

/** One attempt for each change, named by the change where it has no name. */
export function each(
  changes: Readonly<Record<string, Fields>>,
  attempt: (change: Fields) => Attempt,
): Readonly<Record<string, Attempt>> {
  return Object.fromEntries(
    Object.entries(changes).map(([title, change]) => [title, attempt(change)]),
  )
}

/** One attempt for each value of one field. */
export function values(field: string, list: readonly unknown[]): Readonly<Record<string, Fields>> {
  return Object.fromEntries(list.map((value) => [`${field} ${show(value)}`, { [field]: value }]))
}

/** Each of these fields left out in turn. */
export function without(...fields: readonly string[]): Readonly<Record<string, Fields>> {
  return Object.fromEntries(fields.map((field) => [`without ${field}`, { [field]: absent }]))
}

/** A time that no document of the world has. */
const another = Timestamp.fromMillis(past.toMillis() - 1)

const typed: readonly unknown[] = [
  null,
  true,
  7,
  NaN,
  'text',
  ['text'],
  { a: 1 },
  another,
  new GeoPoint(1, 1),
  Bytes.fromUint8Array(new Uint8Array([1])),
]

/** Each of these fields as every type that it is not; `kinds` says what it may be. */
export function confused(kinds: Readonly<Record<string, readonly Kind[]>>) {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([field, right]) =>
      typed
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
  if (value === another) return 'time'
  return value instanceof GeoPoint || value instanceof Bytes ? 'other' : 'map'
}

function show(value: unknown): string {
  const text = typeof value === 'string' && value.length > 40 ? value.length : JSON.stringify(value)
  return Object.is(value, -0) ? '-0' : String(text)
}

/** Text with nothing to see in it. */
export const blanks: readonly string[] = [
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
]
