import { PAGE_SPINNER, SKELETON_DELAY } from '@greenlight/kit/ui/status/Loading'

/** Skeletons that appear this soon after those of the page are visible at once. */
const FOLLOWING_MS = 1000

/**
 * Removes what was painted before any script had run, in the frame in which the shell's page has something to show
 * in its place: a view, or why there is none. Until then, that has only a spinner.
 * @param root of the shell's page
 */
export function showPageWhenReady(root: HTMLElement): void {
  const painted = document.querySelectorAll('.painted')
  const observer = new MutationObserver(() => {
    const main = root.querySelector('main')
    if (!main?.firstElementChild || main.querySelector(`[${PAGE_SPINNER}]`)) return
    observer.disconnect()
    painted.forEach((frame) => frame.remove())
    main.style.setProperty(SKELETON_DELAY, `-${FOLLOWING_MS}ms`)
    setTimeout(() => main.style.removeProperty(SKELETON_DELAY), FOLLOWING_MS)
  })
  if (painted.length > 0) observer.observe(root, { childList: true, subtree: true })
}
