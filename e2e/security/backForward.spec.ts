import type { Page } from '@playwright/test'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { signIn } from '../fixtures/signIn.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test as base } from '../fixtures/test.ts'

/*
 * Playwright turns the back-forward cache off, and a headless shell has none. These tests start a
 * whole Chromium with the cache on.
 */
const test = base.extend<{ shown: string[] }, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env['GREENLIGHT_WHOLE_CHROMIUM']
      await use({
        ...launchOptions,
        ...(executablePath ? { executablePath } : { channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
  /** The text that a page showed in any frame after it came back from the cache. */
  shown: async ({ page }, use) => {
    const shown: string[] = []
    await page.exposeFunction('report', (text: string) => shown.push(text))
    await page.addInitScript(reportFramesFromCache)
    await use(shown)
  },
})

/** Runs in the page. `innerText` leaves out what is hidden. */
function reportFramesFromCache(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { report } = window as unknown as { report: (text: string) => void }
    report('came back from the cache')
    const look = () => {
      report(`${document.title}\n${document.documentElement.innerText}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/**
 * Opens a page with the member's e-mail address, and leaves it for another document. The live count of
 * messages is held back: Chromium does not cache a page with an open connection.
 */
async function leaveSettingsInCache(page: Page, { email }: TestMember): Promise<void> {
  await holdBadge(page)
  await signIn(page, email, '/settings')
  await expect(page.getByText(email).first()).toBeVisible()
  await page.goto('/gallery')
  await expect(heading(page)).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
}

/** `/login` is asked for and does not answer until `release` is called. */
async function holdLogin(page: Page) {
  const login = { isAsked: false, release: () => {} }
  const held = new Promise<void>((resolve) => (login.release = resolve))
  await page.route('**/login', async (route) => {
    login.isAsked = true
    await held
    await route.continue().catch(() => {})
  })
  return login
}

/**
 * Goes back to the page that `leave` leaves. Chromium sometimes drops a page from its cache for a reason
 * of its own (`IgnoreEventAndEvict`). All is then done again without the site's data, three times at most.
 */
async function goBackToCache(
  page: Page,
  shown: readonly string[],
  leave: () => Promise<unknown>,
): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Page.enable')
  let dropped = 0
  chromium.on('Page.backForwardCacheNotUsed', () => (dropped += 1))
  for (let tries = 1; tries <= 3; tries += 1) {
    await leave()
    const { origin } = new URL(page.url())
    // Not `goBack` of Playwright: the page may never finish loading.
    await page.evaluate(() => history.back())
    await expect.poll(() => shown.length > 0 || dropped === tries).toBe(true)
    if (shown.length > 0) return
    await page.unroute('**/login')
    await page.goto('about:blank')
    await chromium.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  throw new Error('Chromium dropped the page from its cache three times.')
}

function expectNothingOf({ email, username }: TestMember, shown: readonly string[]): void {
  expect(shown[0]).toBe('came back from the cache')
  const seen = shown.filter((text) => text.includes(email) || text.includes(username))
  expect(seen).toEqual([])
}

/** The page came back from the cache, drew some frames, and shows neither text nor a title of its own. */
async function expectNoMoreThanEmpty(member: TestMember, shown: readonly string[]): Promise<void> {
  const framesBefore = shown.length
  await expect.poll(() => shown.length).toBeGreaterThan(framesBefore + 5)
  expectNothingOf(member, shown)
  expect(shown.at(-1)?.trim()).toBe('Greenlight')
}

test('after signing out, Back shows nothing', async ({ page, shown }) => {
  const member = await createMember('Mia')
  await goBackToCache(page, shown, async () => {
    await leaveSettingsInCache(page, member)
    await signOut(page)
  })
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  expectNothingOf(member, shown)
})

test('Back does not show the page of the member before to the next one', async ({
  page,
  shown,
}) => {
  const former = await createMember('Former')
  const next = await createMember('Next')
  await goBackToCache(page, shown, async () => {
    await leaveSettingsInCache(page, former)
    await signOut(page)
    await signIn(page, next.email)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('article').first()).toBeVisible()
  expectNothingOf(former, shown)
})

test('Back shows nothing when another tab signed out', async ({ page, context, shown }) => {
  const member = await createMember('Mia')
  await goBackToCache(page, shown, async () => {
    await leaveSettingsInCache(page, member)
    const other = await context.newPage()
    await other.goto('/gallery')
    await signOut(other)
    await other.close()
    await expect(page).toHaveURL('/login')
  })
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  expectNothingOf(member, shown)
})

test('signing out leaves an empty page while the login is slow, and after Stop', async ({
  page,
  context,
}) => {
  const member = await createMember('Mia')
  await signIn(page, member.email, '/settings')
  await expect(page.getByText(member.email).first()).toBeVisible()
  const login = await holdLogin(page)
  // A click would wait for the navigation that it starts, if that starts at once.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click({ noWaitAfter: true })
  await expect.poll(() => login.isAsked).toBe(true)
  await (await context.newCDPSession(page)).send('Page.stopLoading')
  await expect(page.getByText(member.email)).toHaveCount(0)
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe('')
  expect(await page.title()).toBe('Greenlight')
  login.release()
})

test('Back after signing out shows nothing while the login is slow, and after Stop', async ({
  page,
  context,
  shown,
}) => {
  const member = await createMember('Mia')
  const logins: Awaited<ReturnType<typeof holdLogin>>[] = []
  await goBackToCache(page, shown, async () => {
    await leaveSettingsInCache(page, member)
    await signOut(page)
    logins.push(await holdLogin(page))
  })
  const login = logins.at(-1)
  await expect.poll(() => login?.isAsked).toBe(true)
  await expectNoMoreThanEmpty(member, shown)
  await (await context.newCDPSession(page)).send('Page.stopLoading')
  await expectNoMoreThanEmpty(member, shown)
  // `toHaveURL` would wait for the navigation that was stopped.
  expect(await page.evaluate(() => location.pathname)).toBe('/settings')
  login?.release()
})

test('Back shows a page of the same session as it was left', async ({ page, shown }) => {
  const member = await createMember('Mia')
  await goBackToCache(page, shown, () => leaveSettingsInCache(page, member))
  await expect(page.getByText(member.email).first()).toBeVisible()
  expect(shown[0]).toBe('came back from the cache')
  await expect(page).toHaveURL('/settings')
})

test('after a quick exit, a page from the cache shows the neutral page', async ({
  page,
  shown,
}) => {
  const member = await createMember('Mia')
  await goBackToCache(page, shown, async () => {
    await leaveSettingsInCache(page, member)
    await changeConfig(page, () => ({ quickExit: new URL('/a-neutral-page', page.url()).href }))
    await page.route('**/a-neutral-page', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Sunny, 21 degrees' }),
    )
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Quick exit' }).click()
    await expect(page).toHaveURL('/a-neutral-page')
  })
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible()
  await expect(page).toHaveTitle('New tab')
  expectNothingOf(member, shown)
})
