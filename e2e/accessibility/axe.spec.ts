import { expectNoFindings } from '../fixtures/axe.ts'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { routes } from './routes.ts'

/** The others are looked at, in more states than this one, by the tests of their own remotes. */
const paths = ['/profile/austin-marcus', '/settings']

test('axe finds nothing on a profile, in settings nor at a closed door', async ({ openAs }) => {
  test.slow()
  const page = await openAs(seeded.member)
  const filled = routes.filter(({ path }) => paths.includes(path))
  for (const route of [...filled, { path: '/adminreview', filled: 'main h1' }]) {
    await page.goto(route.path)
    await expect(page.locator(route.filled).first()).toBeVisible()
    await expectNoFindings(page, route.path)
  }
})
