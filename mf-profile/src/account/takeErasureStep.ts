import { attempt } from '@greenlight/kit/data/attempt'
import { eraseAccountData } from '@greenlight/kit/data/account/eraseAccountData'
import { GreenlightError } from '@greenlight/kit/domain/errors'
import type { ErasureStep } from '@greenlight/kit/domain/accountErasure'
import { isRecord } from '@greenlight/kit/domain/record'
import { deleteSignIn, signOut } from '@greenlight/runtime'

/**
 * Takes one step of an erasure. `onErased` gets the number of documents that it has deleted so far.
 * @throws GreenlightError `account-delete-failed`, `recent-sign-in-needed`
 */
export async function takeErasureStep(
  step: ErasureStep,
  onErased: (count: number) => void,
): Promise<void> {
  if (step === 'signIn') await attempt('account-delete-failed', removeSignIn)
  else if (step === 'device') await attempt('account-delete-failed', () => signOut('/welcome'))
  else await eraseAccountData(step, onErased)
}

async function removeSignIn(): Promise<void> {
  try {
    await deleteSignIn()
  } catch (cause) {
    const isStale = isRecord(cause) && cause['code'] === 'auth/requires-recent-login'
    throw isStale ? new GreenlightError('recent-sign-in-needed', cause) : cause
  }
}
