import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { visits } from './routes.ts'

/** Phones with a notch, in CSS pixels: an iPhone 14 upright and on its side, and a Pro Max on its side. */
const phones = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { width: 932, height: 430, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
]

type Insets = (typeof phones)[number]['insets']

/** Lays the page out around the notch, as iOS does. */
async function setInsets(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Runs in the page: what can be pressed and is under the notch or the home bar, by its text. */
function coveredControls({ top, right, bottom, left }: Insets): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
  /** In a row that is scrolled sideways, what is cut off scrolls into view. */
  const isInScrolledRow = (element: Element | null): boolean =>
    element !== null &&
    ((element.scrollWidth > element.clientWidth &&
      getComputedStyle(element).overflowX === 'auto') ||
      isInScrolledRow(element.parentElement))
  const isCovered = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // Hidden for sighted people, or out of the window.
    if (box.width <= 1 || box.right <= 0 || box.left >= innerWidth) return false
    if (box.left < left || box.right > innerWidth - right) return !isInScrolledRow(element)
    // The rest of the page scrolls out from below them.
    return isFixed(element) && (box.top < top || box.bottom > innerHeight - bottom)
  }
  const describe = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return `${element.ariaLabel ?? element.innerText.slice(0, 40)} at ${[x, y, width, height].map(Math.round).join()}`
  }
  return controls.filter(isCovered).map(describe)
}

for (const { as = 'a visitor', seen } of visits) {
  test(`no control is under the notch or the home bar for ${as}`, async ({ openAs, page }) => {
    test.slow()
    const opened = as === 'a visitor' ? page : await openAs(as)
    for (const { width, height, insets } of phones) {
      await opened.setViewportSize({ width, height })
      await setInsets(opened, insets)
      for (const { path, filled } of seen) {
        await opened.goto(path)
        await expect(opened.locator(filled).first()).toBeVisible()
        expect
          .soft(await opened.evaluate(coveredControls, insets), `${path} at ${width} px`)
          .toEqual([])
      }
    }
  })
}
