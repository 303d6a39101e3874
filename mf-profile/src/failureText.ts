import { errorText, type GreenlightError } from '@greenlight/kit/domain/errors'

/** What a member reads: without a connection that is what went wrong, whatever failed first. */
export function failureText(error: GreenlightError, online: boolean): string {
  return online ? error.message : errorText('offline')
}
