import { expectWholeStatuses } from '../fixtures/statuses.ts'
import { expect, test } from '../fixtures/test.ts'
import { routes } from './routes.ts'

for (const { path, as, filled } of routes) {
  test(`no status of ${path} would lose a text`, async ({ page, openAs }) => {
    const opened = as ? await openAs(as, path) : page
    if (!as) await page.goto(path)
    await expect(opened.locator(filled).first()).toBeVisible()
    await expectWholeStatuses(opened, path)
  })
}
