/**
 * Makes `change`, which replaces what is in or beside `before`, and lets a picture of `before` fade out
 * above the result. Only the old view is captured: if the new view were captured too, it would ignore
 * clicks until the fade ends. Browsers without View Transitions,
 * and members who asked for less motion, see the change alone.
 */
export async function fadeOver(before: HTMLElement, change: () => void): Promise<void> {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (reducesMotion || !('startViewTransition' in document)) return change()
  before.style.viewTransitionName = 'gl-before'
  return new Promise((resolve, reject) => {
    const fade = document.startViewTransition(() => {
      before.style.viewTransitionName = ''
      change()
      resolve() // not with the fade: what comes next must not wait for a picture
    })
    fade.updateCallbackDone.catch(reject)
    // A newer change or a hidden tab skips the fade. The change runs anyway.
    fade.ready.catch(() => {})
  })
}
