import AxeBuilder from '@axe-core/playwright'
import { seeded } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { routes } from './routes.ts'

/** The others are looked at, in more states than this one, by the tests of their own remotes. */
const paths = ['/profile/austin-marcus', '/settings']

test('axe finds nothing on a profile, in settings nor at a closed door', async ({ openAs }) => {
  test.slow()
  const page = await openAs(seeded.member)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const filled = routes.filter(({ path }) => paths.includes(path))
  for (const route of [...filled, { path: '/adminreview', filled: 'main h1' }]) {
    await page.goto(route.path)
    await expect(page.locator(route.filled).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      expect(findings, `${route.path}, ${colorScheme}`).toEqual([])
    }
  }
})
