import { isDenied } from '@greenlight/kit/data/attempt'
import type { OnError, Unsubscribe } from '@greenlight/kit/data/listeners'
import { auth, onDenied } from '@greenlight/runtime'

/** As `isAdmin` in `firestore.rules`. */
const LIFE_MS = 12 * 60 * 60 * 1000

export type AdminSignIn = ReturnType<typeof createAdminSignIn>

/** Whether this admin has to sign in again. All times are the provider's: this device's clock may be wrong. */
export function createAdminSignIn() {
  const listeners = new Set<() => void>()
  let expired = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: boolean): void {
    if (next === expired) return
    expired = next
    listeners.forEach((listener) => listener())
  }

  /** Returns whether the sign-in is too old, as of the token, or with `now`, as of a new one. Never rejects. */
  async function check(now: boolean): Promise<boolean> {
    try {
      const { auth: provider } = await auth()
      const token = await provider.currentUser?.getIdTokenResult(now)
      if (!token) return expired
      const age = Date.parse(token.issuedAtTime) - Date.parse(token.authTime)
      set(age >= LIFE_MS)
      clearTimeout(timer)
      if (!expired) timer = setTimeout(() => void check(true), LIFE_MS - age)
    } catch (cause) {
      console.warn('The age of this sign-in could not be read.', cause)
    }
    return expired
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    start(): () => void {
      void check(false)
      const stop = onDenied(() => {
        if (!expired) void check(true)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    subscribe,
    isExpired: () => expired,
    /** Call after a new sign-in. */
    renew: () => check(true),
    /** Starts a listener, and again after the next sign-in if it ends because this one is too old. */
    listen: (start: (onEnd: OnError) => Unsubscribe, onError: OnError): Unsubscribe => {
      let stopped = false
      let stop = begin()

      function begin(): Unsubscribe {
        return start((error) => {
          if (!isDenied(error.cause)) return onError(error)
          void check(true).then((isOld) => {
            if (stopped) return
            if (!isOld) return onError(error)
            const forget = subscribe(() => {
              forget()
              stop = begin()
            })
            stop = forget
          })
        })
      }
      return () => {
        stopped = true
        stop()
      }
    },
  }
}
