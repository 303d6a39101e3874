import { errorTexts, type ErrorCode } from '@greenlight/domain/errorTexts'

/** The text that a member sees for `code`. */
export function errorText(code: ErrorCode): string {
  return errorTexts[code]
}

/** The only error type of the product. `message` is the text for members, `cause` the original error. */
export class GreenlightError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, cause?: unknown) {
    super(errorText(code), { cause })
    this.name = 'GreenlightError'
    this.code = code
  }
}

/** Returns `error` if it has a code already, else an error with `code` and `error` as its cause. */
export function toGreenlightError(error: unknown, code: ErrorCode): GreenlightError {
  return isGreenlightError(error) ? error : new GreenlightError(code, error)
}

/** By name: remotes that were built earlier have a copy of this class, for which `instanceof` fails. */
function isGreenlightError(error: unknown): error is GreenlightError {
  return error instanceof Error && error.name === 'GreenlightError'
}
