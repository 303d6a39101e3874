import { expect, type Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { MARK } from './hostile.ts'

/**
 * Checks that the page is shown, that no hostile text ran or became markup, and that none changes the direction
 * of the text beside it. With `marked`, at least one of them is there.
 */
export async function expectHarmless(page: Page, { marked = false } = {}): Promise<void> {
  await expect(heading(page).first()).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  const found = await page.evaluate(look, MARK)
  expect(found.dangers).toEqual([])
  if (marked) expect(found.texts).toBeGreaterThan(0)
}

/** Runs in the page. Photos are shown as the access rules allow them: a JPEG, or the WebP of a preview. */
function look(mark: string) {
  const dangers: string[] = []
  if ('hacked' in window) dangers.push('a script ran')
  const foreign =
    '[onload], [onerror], a[href^="javascript:" i], main script, main object, main embed'
  for (const { outerHTML } of document.querySelectorAll(foreign)) dangers.push(outerHTML)
  for (const { src } of document.images) {
    if (!/^data:image\/(jpeg;base64,\/9j\/|webp;base64,UklGR)/.test(src))
      dangers.push(`an image of ${src}`)
  }
  const width = document.documentElement.scrollWidth - window.innerWidth
  if (width > 0) dangers.push(`${width}px to scroll sideways`)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.includes(mark)) continue
    count += 1
    const isolated = node.parentElement?.closest('bdi, [dir=auto], textarea')
    if (!isolated) dangers.push(`outside of bdi: ${node.parentElement?.outerHTML.slice(0, 200)}`)
  }
  return { dangers, texts: count }
}
