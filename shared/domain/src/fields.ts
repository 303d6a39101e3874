/** The fields of a stored document. Any version of any client may have written it, so each value is unknown. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value from outside is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
