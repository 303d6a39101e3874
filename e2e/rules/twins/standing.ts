import { pal } from '../stage/actors.ts'
import type { Given } from '../stage/case.ts'
import { past, report, type Fields } from '../stage/documents.ts'

/** The report that these cases move about. */
export const target = 'reports/moved'

/** It stands there under this status. */
export function standing(status: string, more: Fields = {}) {
  return {
    given: (() => ({ [target]: { ...report(pal, past), status, ...more } })) satisfies Given,
  }
}
