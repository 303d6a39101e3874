import type { Page } from '@playwright/test'

const [FROM, TO, STEP] = [780, 60, 40]

/** Scrolls by touch: about 700 px, `times` times, 40 px per frame. */
export async function scrollByTouch(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  for (let n = 0; n < times; n++) {
    await send('touchStart', FROM)
    for (let y = FROM; y >= TO; y -= STEP) {
      await send('touchMove', y)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await send('touchEnd')
  }
}
