import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { eraseAccountData } from '@greenlight/kit/data/account/eraseAccountData'
import { GreenlightError } from '@greenlight/kit/domain/errors'
import type { ErasureStep } from '@greenlight/kit/domain/accountErasure'
import { isRecord } from '@greenlight/kit/domain/record'
import { auth, signOut } from '@greenlight/runtime'

/**
 * Takes one step of an erasure. `onErased` gets the number of documents that it has deleted so far.
 * @throws GreenlightError `account-delete-failed`, `recent-sign-in-needed`
 */
export async function takeErasureStep(
  step: ErasureStep,
  onErased: (count: number) => void,
): Promise<void> {
  if (step === 'signIn') await attempt('account-delete-failed', deleteSignIn)
  else if (step === 'device') await attempt('account-delete-failed', leave)
  else await eraseAccountData(step, onErased)
}

async function deleteSignIn(): Promise<void> {
  const { auth: service, deleteUser } = await auth()
  if (!service.currentUser) return
  try {
    await deleteUser(service.currentUser)
  } catch (cause) {
    const isStale = isRecord(cause) && cause['code'] === 'auth/requires-recent-login'
    throw isStale ? new GreenlightError('recent-sign-in-needed', cause) : cause
  }
}

async function leave(): Promise<void> {
  const { auth: service } = await auth()
  if (service.currentUser) return signOut('/welcome')
  // The session answers a deleted sign-in as any lost one: it forgets this device and turns to the
  // login page. It has done so once the pending tasks are through, so the last word is this.
  await new Promise((resolve) => setTimeout(resolve))
  window.location.replace(paths.welcome())
}
