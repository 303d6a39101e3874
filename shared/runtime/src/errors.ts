import { noteDenied } from './denied.ts'
import { noteQuota } from './quota.ts'

/** A code for tests and reports, and the text that a member reads. */
export type Failure = {
  /** Begins with the name of the package that owns the text, as `gallery/load-failed`. */
  readonly code: string
  readonly text: string
}

/** The only error type of the product. `message` is the text for members, `cause` the original error. */
export class GreenlightError extends Error {
  readonly code: string

  constructor({ code, text, cause }: Failure & { readonly cause?: unknown }) {
    super(text, { cause })
    this.name = 'GreenlightError'
    this.code = code
  }
}

/**
 * The errors of one package, from its table of texts by code. `failure` returns a reference for hooks and
 * operations that may throw it later; `fail` creates the error.
 */
export function errorTable<Code extends string>(texts: Readonly<Record<Code, string>>) {
  const failure = (code: Code): Failure => ({ code, text: texts[code] })
  const fail = (code: Code, cause?: unknown) => caused(failure(code), cause)
  return { failure, fail }
}

export const { fail } = errorTable({
  'runtime/offline': 'You are offline. Please check your connection.',
  'runtime/city-data-failed': 'Failed to load city data.',
})

/** Returns `error` if it has a code, else an error of this failure with `error` as its cause. */
export function toGreenlightError(error: unknown, failure: Failure): GreenlightError {
  return isGreenlightError(error) ? error : caused(failure, error)
}

function caused(failure: Failure, cause: unknown): GreenlightError {
  noteQuota(cause)
  noteDenied(cause)
  return new GreenlightError({ ...failure, cause })
}

/** By name: remotes of other builds have their own copy of this class, for which `instanceof` is false. */
function isGreenlightError(error: unknown): error is GreenlightError {
  return error instanceof Error && error.name === 'GreenlightError'
}
