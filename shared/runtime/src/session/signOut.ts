import { auth } from './auth.ts'
import { endSession, type Exit, setExit } from './endSession.ts'
import { removePushDevice } from './pushDevice.ts'

const checks = new Set<() => Promise<boolean>>()

/** `check` runs before each sign-out, for work that is not stored yet. If it resolves to false, the member stays signed in. */
export function beforeSignOut(check: () => Promise<boolean>): void {
  checks.add(check)
}

/** Ends the session on this device and in every tab, and opens `to` in a new document. */
export async function signOut(to: Exit = '/login'): Promise<void> {
  for (const check of checks) if (!(await check())) return
  await removePushDevice()
  const { auth: provider, signOut: endSignIn } = await auth()
  setExit(to)
  await endSignIn(provider)
  endSession()
}

/**
 * Deletes the sign-in itself and opens /goodbye. Does nothing if nobody is signed in. Rejects with the
 * provider's error, `auth/requires-recent-login` if it requires a new sign-in.
 */
export async function deleteSignIn(): Promise<void> {
  const { auth: provider, deleteUser } = await auth()
  if (!provider.currentUser) return
  setExit('/goodbye') // the auth listener may end the session before `deleteUser` resolves
  try {
    await deleteUser(provider.currentUser)
  } catch (cause) {
    setExit(null)
    throw cause
  }
}
