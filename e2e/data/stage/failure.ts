import { GreenlightError } from '@greenlight/kit/domain/errors'

/** The code of the GreenlightError that `operation` fails with. */
export async function failureOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation
  } catch (error) {
    if (error instanceof GreenlightError) return error.code
    throw error
  }
  return 'no failure'
}
