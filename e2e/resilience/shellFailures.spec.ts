import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { SHELL_SCRIPT } from '../painted/holdShell.ts'
import { collectTelemetry } from './telemetry.ts'

// What is painted before the scripts stays.
test.use({ waitsForScripts: false })

test("shows 'Something went wrong' without any script if the shell does not start", async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort('connectionrefused'))
  await page.goto('/terms')
  const said = page.getByRole('heading', { name: 'Something went wrong' })
  await expect(said).toBeHidden()
  // It takes the style sheet a while to show it.
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'start-failed')
      .forEach((waiting) => waiting.finish()),
  )
  await expect(said).toBeVisible()

  await page.unroute('**/*.js')
  await page.getByRole('link', { name: 'reload the page' }).click()
  await expect(heading(page, 'Terms')).toBeVisible()
})

const firstScripts = {
  'the script of the shell': SHELL_SCRIPT,
  'a script that it imports': /\/assets\/[^/]+\/libraries-[^/]*\.js/,
}

for (const [which, address] of Object.entries(firstScripts)) {
  test(`the bar is shown at once if ${which} cannot be downloaded, and the page stays`, async ({
    page,
  }) => {
    await page.route(address, (route) => route.abort('connectionrefused'))
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Greenlight, to the gallery' })).toBeVisible()
  })
}

test('the bar is shown at once if the script of the shell throws', async ({ page, problems }) => {
  const body = "throw new Error('broken on purpose')"
  await page.route(SHELL_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  problems.length = 0
})

test('without JavaScript the page says so at once, and does not say that something failed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/terms')
  // Playwright finds no text in `noscript`.
  const said = page.locator('body > :first-child > #no-script')
  await expect(said).toBeVisible()
  await expect(said).toContainText('Greenlight needs JavaScript.')
  await expect(page.locator('#start-failed')).toHaveCSS('display', 'none')
  await context.close()
})

test('a shell that does not start is reported', async ({ page }) => {
  const reports = await collectTelemetry(page)
  await page.clock.install()
  await page.route(/\/assets\/(?!.*early)[^?]*\.js/, (route) => route.abort('connectionrefused'))
  // The clock would end a request for the registry that is not answered yet.
  const registry = page.waitForResponse('**/registry.json')
  await page.goto('/terms')
  await (await registry).finished()
  await page.clock.fastForward(21_000)
  await expect.poll(() => reports).toEqual([{ what: 'start-failed' }])
})

test('a shell that throws is reported', async ({ page, problems }) => {
  const reports = await collectTelemetry(page)
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => (id === 'registry' ? null : find(id))
  })
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => reports.map(({ what }) => what)).toContain('start-failed')
  problems.length = 0
})

test('a used-up quota is reported once', async ({ openAs }) => {
  const page = await openAs((await createMember('Quota')).email, '/terms')
  const reports = await collectTelemetry(page)
  await page.route('**/documents:runQuery*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      json: [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' } }],
    }),
  )
  await page.goto('/gallery')
  await expect(page.getByRole('alert').first()).toBeVisible()
  const told = () => reports.filter(({ what }) => what === 'quota-exceeded')
  await expect.poll(told).toEqual([{ what: 'quota-exceeded' }])
  await page.goto('/notices')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect.poll(told).toHaveLength(2)
})

test('a banned member sees why and can retry when the page for banned members cannot be downloaded', async ({
  openAs,
}) => {
  const { email, uid } = await createMember('Ben')
  await backend.db.doc(`bans/${uid}`).set({ reason: 'Threats.', createdAt: backend.now() })
  const address = '**/NoAccess-*.js*'
  const page = await openAs(email, '/terms')
  await page.route(address, (route) => route.abort())
  await page.goto('/gallery')
  const error = page.getByRole('alert')
  await expect(error).toHaveText('Your account has been suspended.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(error).toBeVisible()

  await page.unroute(address)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The reason: Threats.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeal' })).toBeVisible()
  await expect(heading(page, 'Account suspended')).toBeFocused()
})
