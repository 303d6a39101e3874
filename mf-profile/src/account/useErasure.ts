import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import type { ErasureStep } from '@greenlight/kit/domain/accountErasure'
import { useRef, useState } from 'react'
import { erase } from './erase.ts'
import { neededSignIn, type SignInKind } from './freshSignIn.ts'
import { takeErasureStep } from './takeErasureStep.ts'

/** Where the deletion of an account stands. */
export type Erasing =
  | { readonly status: 'asking' }
  | { readonly status: 'signIn'; readonly kind: SignInKind }
  | { readonly status: 'working'; readonly done: readonly ErasureStep[]; readonly count: number }
  | { readonly status: 'failed'; readonly error: GreenlightError }

/** Deletes the account. Breaking off half-way loses nothing: `start` goes on where it stopped. */
export function useErasure(everything: boolean) {
  const [erasing, setErasing] = useState<Erasing>({ status: 'asking' })
  const done = useRef<readonly ErasureStep[]>([])

  /** Everything but the sign-in can go at any time; so whether that will, is known before anything is lost. */
  async function start(): Promise<void> {
    setErasing({ status: 'working', done: done.current, count: 0 })
    try {
      const kind = everything ? await neededSignIn() : null
      if (kind) return setErasing({ status: 'signIn', kind })
      await erase({
        everything,
        done: done.current,
        take: (step) =>
          takeErasureStep(step, (count) =>
            setErasing({ status: 'working', done: done.current, count }),
          ),
        onDone: (steps) => {
          done.current = steps
          setErasing({ status: 'working', done: steps, count: 0 })
        },
      })
    } catch (cause) {
      setErasing({ status: 'failed', error: toGreenlightError(cause, 'account-delete-failed') })
    }
  }
  return { erasing, start }
}
