/**
 * The steps of deleting an account, in this order. Conversations are left first, so that the other members
 * see it even if a later step fails. Comments and experiences go before the reports above
 * them, so that no document is left that cannot be found. The user document goes after the content,
 * because the access rules need it. The sign-in goes after that, because all steps before need it.
 */
const erasureSteps = [
  'threads',
  'comments',
  'experiences',
  'reports',
  'blocks',
  'reads',
  'searches',
  'cases',
  'notices',
  'user',
  'signIn',
  'device',
] as const

export type ErasureStep = (typeof erasureSteps)[number]

const withoutContent: readonly ErasureStep[] = ['threads', 'user', 'device']

/**
 * The steps that are still to do. `everything` (the checkbox) includes content and sign-in, not only
 * the user document. `done` has the steps that an earlier attempt finished.
 */
export function remainingErasureSteps(
  everything: boolean,
  done: readonly ErasureStep[],
): readonly ErasureStep[] {
  const steps = everything ? erasureSteps : withoutContent
  return steps.filter((step) => !done.includes(step))
}

type Erasure = {
  /** Includes content and sign-in, not only the user document. */
  readonly everything: boolean
  /** The steps that an earlier attempt finished. */
  readonly done: readonly ErasureStep[]
  readonly runStep: (step: ErasureStep) => Promise<void>
  readonly onDone: (done: readonly ErasureStep[]) => void
}

/** Runs the remaining steps one after the other. Throws what a step throws; the next call continues there. */
export async function runErasure({ everything, done, runStep, onDone }: Erasure): Promise<void> {
  let finished = done
  for (const step of remainingErasureSteps(everything, done)) {
    await runStep(step)
    finished = [...finished, step]
    onDone(finished)
  }
}
