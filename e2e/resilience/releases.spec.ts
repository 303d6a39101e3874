import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { badReleases, breakRemote } from './breakRemote.ts'
import { withoutFallback } from './changeRegistry.ts'
import { EXPOSED, publishAs } from './publishAs.ts'
import { collectTelemetry } from './telemetry.ts'

/** After these times the shell shows 'Still loading…', and gives up a release. */
const SLOW_MS = 3000
const LIMIT_MS = 8000

const shown = (page: Page) => page.locator('[data-remote]:not(.gl-entering)')

/** The shell requests the registry again 5 s after the last request at the earliest. */
const letTimePass = (page: Page) => page.clock.setFixedTime(Date.now() + 10_000)

test('an open page gets a release at its next visit, without a reload; the open view stays', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/share')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A draft in progress')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const before = await shown(page).getAttribute('data-remote')

  await publishAs(page, 'mf-gallery', { version: '9.9.9' })
  await letTimePass(page)
  await expect(shown(page)).toHaveAttribute('data-remote', before ?? '')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'A draft in progress',
  )

  // A switch waits 400 ms for the registry, so the new release may only be used by the next switch.
  const news = page.waitForResponse('**/registry.json')
  await openFromMenu(page, 'Settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await news
  await openFromMenu(page, 'Share')
  await expect(shown(page)).toHaveAttribute('data-remote', 'mf-gallery@9.9.9')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'A draft in progress',
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an opened menu asks for releases, so that the switch has them at once', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  await expect(heading(page, 'Gallery')).toBeVisible()
  await publishAs(page, 'mf-profile', { version: '9.9.9' })
  await letTimePass(page)
  const news = page.waitForResponse('**/registry.json')
  await page.getByRole('button', { name: 'Menu' }).click()
  await news
  let asked = 0
  page.on('request', (request) => void (request.url().endsWith('/registry.json') && asked++))
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(shown(page)).toHaveAttribute('data-remote', 'mf-profile@9.9.9')
  expect(asked).toBe(0)
})

test('a page that is open while old files go away gets the new ones, without a reload', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  await expect(heading(page, 'Gallery')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const old = (await shown(page).getAttribute('data-remote'))?.split('@')[1] ?? ''

  await page.route(
    ({ pathname }) => decodeURI(pathname).startsWith(`/mf-gallery/${old}/`),
    (route) => route.fulfill({ status: 404 }),
  )
  await publishAs(page, 'mf-gallery', { version: '9.9.9', fallback: false })
  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  await expect(shown(page)).toHaveAttribute('data-remote', 'mf-gallery@9.9.9')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

const badCode = {
  'throws when evaluated': ["throw new Error('broken on purpose')", 'evaluate'],
  'throws when mounted': [badReleases['it throws when mounted'], 'mount'],
  'is not a remote': [badReleases['it is not a remote'], 'invalid'],
  'has a contract of the future': [badReleases['its contract is of the future'], 'contract'],
} as const

for (const [what, [code, reason]] of Object.entries(badCode)) {
  test(`a release that ${what} falls back to the version before, and that is reported`, async ({
    page,
  }) => {
    const reports = await collectTelemetry(page)
    const version = '9.9.9'
    await publishAs(page, 'mf-onboarding', { version, exposed: () => code })
    await page.goto('/terms')
    await expect(heading(page, 'Terms')).toBeVisible()
    const running = (await shown(page).getAttribute('data-remote'))?.split('@')[1]
    expect(running).not.toBe(version)
    await expect
      .poll(() => reports.filter(({ what }) => what !== 'vital'))
      .toEqual([
        { what: 'remote-fell-back', remote: 'mf-onboarding', version, to: running, code: reason },
        { what: 'remote-shown', remote: 'mf-onboarding', version: running, ms: expect.any(Number) },
      ])
  })
}

/** A member opens settings from a draft; what hangs is not waited for, time is moved on. */
async function switchFromDraft(page: Page, hangs: boolean): Promise<void> {
  await page.goto('/share')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A draft in progress')
  await openFromMenu(page, 'Settings')
  if (hangs) {
    await page.clock.fastForward(SLOW_MS)
    await expect(page.getByText('Still loading…')).toBeVisible()
    await page.clock.fastForward(LIMIT_MS)
  }
  await expect(heading(page, 'Settings')).toBeVisible()
  await openFromMenu(page, 'Share')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'A draft in progress',
  )
}

test('during a switch, a release that hangs or throws falls back, and a draft is kept', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs((await createMember('Robin')).email)
  const reports = await collectTelemetry(page)
  await page.clock.install()
  const releases = [
    { hangs: 'remoteEntry.js', reported: 'timeout' },
    { hangs: EXPOSED, reported: 'timeout' },
    { exposed: badCode['throws when evaluated'][0], reported: 'evaluate' },
    { exposed: badCode['throws when mounted'][0], reported: 'mount' },
  ]
  for (const [at, { hangs, exposed }] of releases.entries()) {
    const version = `9.9.${at}`
    const takeBack = await publishAs(page, 'mf-profile', {
      version,
      exposed: (code) => exposed ?? code,
    })
    if (hangs) await page.route(new RegExp(`/mf-profile/${version}/.*${hangs}`), () => {})
    await switchFromDraft(page, Boolean(hangs))
    await takeBack()
  }
  const fallBacks = () =>
    reports.flatMap(({ what, version, code }) =>
      what === 'remote-fell-back' ? [[version, code]] : [],
    )
  await expect.poll(fallBacks).toEqual(releases.map(({ reported }, at) => [`9.9.${at}`, reported]))
})

test('a release that cannot be downloaded is tried twice and falls back', async ({ page }) => {
  const reports = await collectTelemetry(page)
  await publishAs(page, 'mf-onboarding', { version: '9.9.9' })
  let asked = 0
  // Without early.js, whose preload may add a request.
  const contentType = 'text/javascript'
  await page.route('**/assets/*/early-*', (route) => route.fulfill({ contentType, body: '' }))
  await page.route(
    ({ pathname }) => decodeURI(pathname) === '/mf-onboarding/9.9.9/remoteEntry.js',
    (route) => {
      asked++
      return route.fulfill({ status: 404 })
    },
  )
  await page.goto('/terms')
  await expect(heading(page, 'Terms')).toBeVisible()
  await expect.poll(() => reports.map(({ code }) => code)).toContain('unreachable')
  expect(asked).toBe(2)
})

test('reports have remote, event, duration and error code, and no personal data', async ({
  openAs,
}) => {
  const member = await createMember('Robin')
  const page = await openAs(member.email, '/settings')
  const reports = await collectTelemetry(page)
  await withoutFallback(page, 'mf-messaging')
  await page.goto('/gallery')
  await expect(heading(page, 'Gallery')).toBeVisible()
  await breakRemote(page, 'mf-messaging', 'its entry is missing')
  await openFromMenu(page, 'Messages')
  await expect(page.getByText('This page could not be opened')).toBeVisible()
  // Some vitals are only known when the page is left.
  await page.goto('about:blank')
  const kinds = () => [...new Set(reports.map(({ what }) => what))].sort()
  await expect.poll(kinds).toEqual(['remote-failed', 'remote-shown', 'vital'])
  const fields = ['what', 'remote', 'version', 'ms', 'code', 'name', 'value', 'route', 'to']
  for (const report of reports) {
    expect(fields).toEqual(expect.arrayContaining(Object.keys(report)))
    const text = JSON.stringify(report)
    for (const personal of [member.uid, member.email, member.username, 'Chicago']) {
      expect(text).not.toContain(personal)
    }
  }
})

for (const [bucket, version] of [
  ['9', '9.9.9'],
  ['10', ''],
] as const) {
  test(`a canary for 10 % is ${version ? 'given to' : 'kept from'} bucket ${bucket}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('gl.bucket.v1', value), bucket)
    await page.goto('/terms')
    const published = await shown(page).getAttribute('data-remote')
    await publishAs(page, 'mf-onboarding', { version: '9.9.9', fields: { share: 10 } })
    await page.goto('/privacy')
    await expect(heading(page, 'Privacy')).toBeVisible()
    const expected = version ? `mf-onboarding@${version}` : (published ?? '')
    await expect(shown(page)).toHaveAttribute('data-remote', expected)
  })
}
