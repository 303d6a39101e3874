/** The fields of a stored document. Any version of any client may have written it, so each value is unknown. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value from outside is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** A visible character: not only spaces, controls, marks or invisible letters, which the access rules refuse. */
const VISIBLE =
  /[^\p{Z}\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0\uFFF0-\uFFF8\u{1D159}\u{E0000}-\u{E0FFF}]/u

/** Whether `text` has no visible character. The rules refuse such a message, and such a reason. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}
