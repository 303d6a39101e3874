/** The remote whose dev server this is. The alias and the constants are set in fakeShell.mjs. */
declare module 'the-remote' {
  import type { RemoteRoute } from '@greenlight/kit/contract/registry'
  import type { Remote } from '@greenlight/kit/contract/remote'

  const remote: Remote
  export default remote

  global {
    const __ROUTES__: readonly RemoteRoute[]
    /** E-mail addresses of demo accounts, by role. */
    const __ACCOUNTS__: Readonly<Record<string, string>>
    const __PASSWORD__: string
  }
}
