import { remainingErasure, type ErasureStep } from '@greenlight/kit/domain/accountErasure'

type Erasure = {
  /** Content and sign-in too, not only the user document. */
  readonly everything: boolean
  /** Where an earlier attempt got to. */
  readonly done: readonly ErasureStep[]
  readonly take: (step: ErasureStep) => Promise<void>
  readonly onDone: (done: readonly ErasureStep[]) => void
}

/** Takes the steps that remain, one after the other; throws what a step throws, and the next call goes on there. */
export async function erase({ everything, done, take, onDone }: Erasure): Promise<void> {
  let taken = done
  for (const step of remainingErasure(everything, done)) {
    await take(step)
    taken = [...taken, step]
    onDone(taken)
  }
}
