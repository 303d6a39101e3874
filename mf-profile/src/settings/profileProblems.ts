import type { ErrorCode } from '@greenlight/runtime'
import { tidyUsername, usernameProblem } from '@greenlight/domain/names'
import type { OwnProfile } from '../data/settings.ts'

type Problems = { readonly username: ErrorCode | null; readonly showMe: ErrorCode | null }

/** All problems of the form. The name that the member has stays usable, also if today's rules refuse it. */
export function profileProblems(
  { username, showMe }: Pick<OwnProfile, 'username' | 'showMe'>,
  storedUsername: string,
): Problems {
  const name = tidyUsername(username)
  return {
    username: name === storedUsername ? null : usernameProblem(name),
    showMe: showMe.length === 0 ? 'setup-show-me' : null,
  }
}
