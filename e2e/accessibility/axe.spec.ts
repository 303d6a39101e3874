import { expectNoFindings } from '../fixtures/axe.ts'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { routes } from './routes.ts'

/** All other routes are checked in more states by the tests of their remotes. */
const paths = ['/profile/austin-marcus', '/settings']

test('axe finds nothing on a profile, in settings and on the page for members without access', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(seeded.member)
  const filled = routes.filter(({ path }) => paths.includes(path))
  for (const route of [...filled, { path: '/adminreview', filled: 'main h1' }]) {
    await page.goto(route.path)
    await expect(page.locator(route.filled).first()).toBeVisible()
    await expectNoFindings(page, route.path)
  }
})
