/**
 * Runs `change`, which replaces content in or next to `before`, while a picture of `before` fades out above
 * the result. Only the old view is captured: a captured new view would ignore clicks until the fade ends.
 * Without View Transitions or with reduced motion, only `change` runs.
 */
export async function fadeOver(before: HTMLElement, change: () => void): Promise<void> {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (reducesMotion || !('startViewTransition' in document)) return change()
  before.style.viewTransitionName = 'gl-before'
  return new Promise((resolve, reject) => {
    const fade = document.startViewTransition(() => {
      before.style.viewTransitionName = ''
      change()
      resolve() // without waiting for the fade
    })
    fade.updateCallbackDone.catch(reject)
    // A newer change or a hidden tab skips the fade. The change runs anyway.
    fade.ready.catch(() => {})
  })
}
