import { requiredReauthentication, type SignInKind } from '@greenlight/kit/write/reauthenticate'
import { type GreenlightError, toGreenlightError } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import { failure } from '../errors.ts'
import { type ErasureStep, runErasure, runErasureStep } from './eraseData.ts'

type ErasureState =
  | { readonly status: 'asking' }
  | { readonly status: 'signIn'; readonly kind: SignInKind }
  | { readonly status: 'working'; readonly done: readonly ErasureStep[]; readonly count: number }
  | { readonly status: 'failed'; readonly error: GreenlightError }

/** Deletes the account. After a failure, `start` continues with the remaining steps. */
export function useErasure(everything: boolean) {
  const [erasing, setErasing] = useState<ErasureState>({ status: 'asking' })
  const done = useRef<readonly ErasureStep[]>([])

  /** Requires a recent sign-in first. Otherwise the sign-in could not be deleted after all data is deleted. */
  async function start(): Promise<void> {
    setErasing({ status: 'working', done: done.current, count: 0 })
    try {
      const kind = everything ? await requiredReauthentication() : null
      if (kind) return setErasing({ status: 'signIn', kind })
      await runErasure({
        everything,
        done: done.current,
        runStep: (step) =>
          runErasureStep(step, (count) =>
            setErasing({ status: 'working', done: done.current, count }),
          ),
        onDone: (steps) => {
          done.current = steps
          setErasing({ status: 'working', done: steps, count: 0 })
        },
      })
    } catch (cause) {
      setErasing({
        status: 'failed',
        error: toGreenlightError(cause, failure('profile/account-delete-failed')),
      })
    }
  }
  return { erasing, start }
}
