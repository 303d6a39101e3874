import { session } from '@greenlight/runtime'

/**
 * Resolves once the session knows of a sign-in that the provider has confirmed. The provider's answer
 * comes first; whoever goes on or writes before the session follows is taken for a visitor.
 */
export function untilSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(check)
    function check() {
      if (session.getState().status !== 'signedIn') return
      stop()
      resolve()
    }
    check()
  })
}
