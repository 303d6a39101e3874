import type { ErrorCode } from '../domain/errors.ts'
import { dataError, isDenied } from './dataError.ts'

/** Runs an operation; what it throws becomes a GreenlightError with `code`, or `denied` if refused. */
export async function attempt<T>(
  code: ErrorCode,
  run: () => Promise<T>,
  denied: ErrorCode = code,
): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    throw dataError(cause, isDenied(cause) ? denied : code)
  }
}
