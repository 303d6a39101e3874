import { holdBadge } from '../fixtures/badge.ts'
import { lookEverywhere, signedInDevice } from '../fixtures/device.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, test } from '../fixtures/test.ts'
import { AUTH_LIMIT_MS, stretchTimers } from '../fixtures/timers.ts'
import { followTraffic, isScript, list, sizeOf } from '../fixtures/traffic.ts'

/** The code of a remote that one page needs, with its container (3 KB). Settings, with its parts, has 50. */
const REMOTE_KB = 60

/**
 * The scripts of a first visit with an empty cache, in KB as transferred: what members may have to wait for, with
 * libraries as their authors ship them. The number of requests is today's with a small reserve.
 */
const screens = [
  { path: '/welcome', remote: 'mf-onboarding', filled: '[role=tab]', kb: 190, requests: 19 },
  // With the part of Firebase that signs in.
  { path: '/login', remote: 'mf-onboarding', filled: 'form', kb: 220, requests: 24 },
  { path: '/gallery', remote: 'mf-gallery', filled: 'article img', kb: 280, requests: 37 },
  { path: '/share', remote: 'mf-gallery', filled: 'form', kb: 280, requests: 37 },
  {
    path: '/settings',
    remote: 'mf-profile',
    // Its lists are a download of their own, after the switches.
    filled: 'main:not(:has([aria-busy=true])) [role=switch]',
    // With the panel of notifications.
    kb: 296,
    requests: 40,
  },
  { path: '/messages', remote: 'mf-messaging', filled: 'h2', kb: 354, requests: 37 },
  // On a slow machine the opened item has asked for its twins, and for who else looks at it, before its picture is
  // seen: 48.
  { path: '/adminreview', remote: 'mf-admin', filled: 'main img', kb: 354, requests: 54 },
] as const

/** The test site is a preview. Only there a banner is downloaded, which requests the root of the emulator every 2 s. */
const isOfPreview = ({ host, pathname }: URL) =>
  /^\/assets\/[^/]+\/PreviewBanner-/.test(pathname) ||
  (pathname === '/' && host === process.env['FIRESTORE_EMULATOR_HOST'])

for (const { path, remote, filled, kb, requests } of screens) {
  test(`the first visit of ${path} stays within its bytes and requests`, async ({
    browser,
    baseURL,
  }) => {
    const site = baseURL ?? ''
    const { email } = await createMember('Byte', { admin: remote === 'mf-admin' })
    const stranger = remote === 'mf-onboarding'
    const context = await browser.newContext({
      baseURL: site,
      ...(!stranger && { storageState: await signedInDevice(site, email, lookEverywhere(site)) }),
    })
    const page = await context.newPage()
    // The badge is loaded when the browser is idle, so it is not part of a first visit.
    await holdBadge(page)
    await stretchTimers(page, AUTH_LIMIT_MS)
    const traffic = await followTraffic(await context.newCDPSession(page))
    await page.goto(path)
    await expect(page.locator('.static-page')).toHaveCount(0)
    await expect(page.locator(filled).first()).toBeVisible()
    const seen = traffic().filter(({ url }) => !isOfPreview(url))
    await context.close()

    const scripts = seen.filter(isScript)
    const own = scripts.filter(({ url }) => url.origin === origins[remote])
    expect.soft(sizeOf(own), `scripts of the remote\n${list(own)}`).toBeLessThanOrEqual(REMOTE_KB)
    expect.soft(sizeOf(own), `scripts of the remote\n${list(own)}`).toBeGreaterThan(5)
    expect.soft(sizeOf(scripts), `scripts\n${list(scripts)}`).toBeLessThanOrEqual(kb)
    // The admin page counts again when the number of waiting profiles changes, and other tests change it.
    const asked = seen.filter(({ url }) => !url.pathname.endsWith(':runAggregationQuery'))
    expect.soft(asked.length, `requests\n${list(asked)}`).toBeLessThanOrEqual(requests)
  })
}

test('the HTML preloads all scripts of the first frame, so that they do not load one after the other', async ({
  page,
}) => {
  const traffic = await followTraffic(await page.context().newCDPSession(page))
  await page.goto('/terms')
  await expect(heading(page)).toBeVisible()
  const scripts = traffic()
    .filter(isScript)
    .filter(({ url }) => url.origin === origins['shell'] && !isOfPreview(url))
  expect(scripts.filter(({ byPage }) => !byPage).map(({ url }) => url.pathname)).toEqual([])
  expect(scripts.length).toBeGreaterThan(1)
})

test('the scripts of a remote and of the shell ask to be compiled while they arrive', async ({
  page,
}) => {
  const texts: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    const url = response.url()
    // early.js and mark.js are small and run at once.
    if (/\.js$/.test(url) && !/\/(early|mark)-/.test(url))
      texts.push(response.text().then((text) => [url, text]))
  })
  await page.goto('/welcome')
  await expect(page.getByRole('tab').first()).toBeVisible()
  const scripts = await Promise.all(texts)
  const without = scripts.filter(([, text]) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(without.map(([url]) => url)).toEqual([])
  expect(scripts.length).toBeGreaterThan(5)
})
