import { errorTexts } from './errorTexts.ts'

/** Every failure that the product knows; each has exactly one text for the member. */
export type ErrorCode = keyof typeof errorTexts

/** The text that a member sees for `code`. */
export function errorText(code: ErrorCode): string {
  return errorTexts[code]
}

/** The product's one error. `message` is the member's text; `cause` keeps what really happened. */
export class GreenlightError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, cause?: unknown) {
    super(errorText(code), { cause })
    this.name = 'GreenlightError'
    this.code = code
  }
}

/** `error` itself if it already carries a code, else `code` with `error` as its cause. */
export function toGreenlightError(error: unknown, code: ErrorCode): GreenlightError {
  return error instanceof GreenlightError ? error : new GreenlightError(code, error)
}
