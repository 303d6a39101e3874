import { errorText, showAlert, signOut } from '@greenlight/runtime'

/** Signs out; if that fails, an alert says so. Never rejects. */
export async function signOutOrAlert(): Promise<void> {
  try {
    await signOut()
  } catch (cause) {
    console.error('The member could not be signed out.', cause)
    await showAlert(errorText('sign-out-failed'))
  }
}
