import { showAlert, signOut, toGreenlightError } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** Signs out; if that fails, an alert says so. Returns whether it worked. Never rejects. */
export async function signOutOrAlert(): Promise<boolean> {
  try {
    await signOut()
    return true
  } catch (cause) {
    console.error('The member could not be signed out.', cause)
    void showAlert(toGreenlightError(cause, failure('kit/sign-out-failed')).message)
    return false
  }
}
