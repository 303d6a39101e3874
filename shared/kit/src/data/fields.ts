/** A document as it is stored: written by any version of any client, so nothing in it is certain. */
export type Fields = Readonly<Record<string, unknown>>

/** `value` cut to `longest` characters, or '' if it is no text. */
export function readText(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

/** `value` if it is a text with something in it, else null. */
export function readId(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A whole number from 0 up; anything else counts as 0. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
