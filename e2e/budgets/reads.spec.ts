import { expect, test } from '../fixtures/test.ts'
import { prepareScreens, readsOf, START } from './screens.ts'

test('no screen reads more documents than it shows', async ({ browser, baseURL }) => {
  test.slow()
  const screens = await prepareScreens()
  for (const screen of screens) {
    const reads = await readsOf(browser, screen, baseURL ?? '')

    expect.soft(reads, screen.name).toBeLessThanOrEqual(START + screen.most)
    // Fails if the counter does not work.
    expect.soft(reads, screen.name).toBeGreaterThanOrEqual(START)
  }
})
