import { checkBan } from '@greenlight/runtime'
import { toGreenlightError, type ErrorCode, type GreenlightError } from '../domain/errors.ts'

/** Whether the access rules refused a request. */
export function isDenied(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === 'permission-denied'
  )
}

/** Every failure of the data layer passes here: it gets its code, and a refusal has the ban looked up. */
export function dataError(cause: unknown, code: ErrorCode): GreenlightError {
  if (isDenied(cause)) void checkBan()
  return toGreenlightError(cause, code)
}
