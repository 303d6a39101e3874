/**
 * What deleting an account does, in this order. Whoever hangs below goes first, so that nothing is
 * left that nobody can find. The user document goes after the content, which its owner must still
 * be let at, and the sign-in last of the server's, since everything before needs it.
 */
const erasureSteps = [
  'comments',
  'experiences',
  'reports',
  'blocks',
  'reads',
  'user',
  'signIn',
  'device',
] as const

export type ErasureStep = (typeof erasureSteps)[number]

const withoutContent: readonly ErasureStep[] = ['user', 'device']

/**
 * The steps still to take. `everything` is the ticked box: content and sign-in too, not only the
 * user document; `done` is where an earlier attempt got to.
 */
export function remainingErasure(
  everything: boolean,
  done: readonly ErasureStep[],
): readonly ErasureStep[] {
  const wanted = everything ? erasureSteps : withoutContent
  return wanted.filter((step) => !done.includes(step))
}
