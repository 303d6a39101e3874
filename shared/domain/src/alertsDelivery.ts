import * as v from 'valibot'
import type { Fields } from './fields.ts'
import { count, date } from './stored.ts'

/**
 * Where the functions write how many alerts could not be delivered for a day. Admins may read standings, and no
 * member has this id.
 */
export const undeliveredPath = 'standing/-alerts'

/** Alerts that could not be delivered for a day. */
export type Undelivered = {
  /** Members who wait for an e-mail. */
  readonly members: number
  /** When it was counted; null if the functions never did. */
  readonly at: Date | null
}

const stored = v.object({ members: count, at: date })

/** Parses the stored count. */
export function parseUndelivered(fields: Fields): Undelivered {
  return v.parse(stored, fields)
}
