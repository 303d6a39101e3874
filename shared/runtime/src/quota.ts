/** Codes of Firestore and of sign-in when the project has used up what it may. */
const codes: readonly unknown[] = ['resource-exhausted', 'auth/quota-exceeded']

const listeners = new Set<() => void>()

/** Tells whether the project has used up a quota, by the cause of an error. */
export function noteQuota(cause: unknown): void {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return
  if (!codes.includes(cause.code)) return
  listeners.forEach((listener) => listener())
  listeners.clear()
}

/** Calls `listener` once: at the first request of this page that a used-up quota of the project refuses. */
export function onQuotaExceeded(listener: () => void): void {
  listeners.add(listener)
}
