import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, test } from '../fixtures/test.ts'
import { AUTH_LIMIT_MS, stretchTimers } from '../fixtures/timers.ts'

/** For each shared package, a text that only its built code contains. */
const signatures = {
  React: /\.cacheSignal\s*=\s*function/,
  'React DOM': /reconcilerVersion:/,
  'the router': /useRoutes\(\) may be used only in the context/,
  'styled-components': /sc-keyframes-/,
  'our runtime': /The sign-in service could not be loaded/,
  'the Firebase app': /already exists with different options or config/,
  'the federation runtime': /errorLoadRemote/,
}

const everyRemote = {
  '/gallery': 'mf-gallery',
  '/settings': 'mf-profile',
  '/messages': 'mf-messaging',
  '/adminreview': 'mf-admin',
  '/terms': 'mf-onboarding',
}

test('each shared package is evaluated once, after all remotes were visited', async ({
  openAs,
}) => {
  const { email } = await createMember('Ada', { admin: true })
  const opened = await openAs(email)
  // A new page: on a reload, the pagehide handler of the former page would count as an evaluation.
  const page = await opened.context().newPage()
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.goto(opened.url())
  await expect(heading(page)).toBeVisible()
  for (const [path, remote] of Object.entries(everyRemote)) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect(page.locator(`[data-remote^="${remote}@"]:not(.gl-entering)`)).toHaveCount(1)
    await expect(heading(page)).toBeVisible()
  }
  const evaluated = await page.coverage.stopJSCoverage()
  const count = (signature: RegExp) =>
    evaluated.filter(({ source }) => source && signature.test(source)).map(({ url }) => url)
  for (const [name, signature] of Object.entries(signatures)) {
    expect.soft(count(signature), name).toHaveLength(1)
  }
})

test('a member downloads only remotes that were visited, and never the one for admins', async ({
  openAs,
}) => {
  const { email } = await createMember('Mia')
  const page = await openAs(email)
  // With the listener of the badge the network would never become idle.
  await holdBadge(page)
  await stretchTimers(page, AUTH_LIMIT_MS)
  await page.goto('/terms')
  await expect(heading(page, 'Terms')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const contacted = new Set<string>()
  page.on('request', (request) => contacted.add(new URL(request.url()).origin))
  const visited = () => Object.keys(origins).filter((name) => contacted.has(origins[name] ?? ''))

  await page.goto('/gallery')
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(visited()).toEqual(['shell', 'mf-gallery'])

  await page.goto('/adminreview')
  await expect(page.getByText('You must be an admin to view this page.')).toBeVisible()
  expect(visited()).not.toContain('mf-admin')
})
