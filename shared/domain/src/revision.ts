import * as v from 'valibot'
import type { Fields } from './fields.ts'
import { limits } from './limits.ts'
import { date, text } from './stored.ts'

/** Other notes that the owner of a report proposes, `revisions/{reportId}`. */
export type Revision = { readonly notes: string; readonly at: Date | null }

const stored = v.object({ notes: text(limits.notes), at: date })

/** Parses a stored proposal; null if there is none. */
export function parseRevision(fields: Fields | undefined): Revision | null {
  return fields ? v.parse(stored, fields) : null
}
