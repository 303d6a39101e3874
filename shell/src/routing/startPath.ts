import { WELCOME_SEEN } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'

/** Where `/` leads. `welcomeSeen` is the stored value of that flag, null if there is none. */
export function startPath(welcomeSeen: string | null, signedIn: boolean): string {
  if (welcomeSeen !== WELCOME_SEEN) return paths.welcome()
  return signedIn ? paths.gallery() : paths.login()
}
