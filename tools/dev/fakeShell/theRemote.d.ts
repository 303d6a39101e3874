/** The remote whose dev server this is; written by fakeShell.mjs. */
declare module 'virtual:the-remote' {
  import type { RemoteRoute } from '@greenlight/kit/contract/registry'
  import type { Remote } from '@greenlight/kit/contract/remote'

  export const remote: Remote
  export const routes: readonly RemoteRoute[]
  /** E-mail addresses of demo accounts, by what they are. */
  export const accounts: Readonly<Record<string, string>>
  export const password: string
}
