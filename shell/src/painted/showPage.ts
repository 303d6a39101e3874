import { PAGE_SPINNER, SKELETON_DELAY } from '@greenlight/kit/ui/status/Loading'
import { config, withLimit } from '@greenlight/runtime'
import { cover, takeOver } from './takeOver.ts'

/** Skeletons that appear this soon after those of the page are visible at once. */
const FOLLOWING_MS = 1000

/** The page works without the configuration. */
const CONFIG_LIMIT_MS = 1000

/**
 * Removes what was painted before any script had run, in the frame in which the shell's page has something to show
 * in its place: a view, or why there is none. Until then, that has only a spinner.
 * @param root of the shell's page
 */
export function showPageWhenReady(root: HTMLElement): void {
  const painted = document.querySelectorAll('.painted')
  const pages = document.querySelectorAll<HTMLElement>('.static-page')
  const page = Array.from(pages).find((each) => each.checkVisibility())
  if (page) cover(root)
  const observer = new MutationObserver(() => {
    const main = root.querySelector('main')
    if (!main?.firstElementChild || main.querySelector(`[${PAGE_SPINNER}]`)) return
    observer.disconnect()
    painted.forEach((frame) => frame.remove())
    if (page)
      void finished()
        .then(() => takeOver(page, root))
        .then(removePages)
    else removePages()
    main.style.setProperty(SKELETON_DELAY, `-${FOLLOWING_MS}ms`)
    setTimeout(() => main.style.removeProperty(SKELETON_DELAY), FOLLOWING_MS)
  })
  const removePages = () => pages.forEach((each) => each.remove())
  if (painted.length + pages.length > 0) observer.observe(root, { childList: true, subtree: true })
}

/**
 * Resolves when a view without data is as it stays: with what the operator configures, and without the frame in which
 * React renders that.
 */
async function finished(): Promise<void> {
  await withLimit(config(), CONFIG_LIMIT_MS, () => new Error('No configuration.')).catch(() => {})
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
