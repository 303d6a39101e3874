import { holdBadge } from '../fixtures/badge.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, test } from '../fixtures/test.ts'

/** Text that each of these has in its built code, and nothing else has. */
const signatures = {
  React: /\.cacheSignal\s*=\s*function/,
  'React DOM': /reconcilerVersion:/,
  'the router': /useRoutes\(\) may be used only in the context/,
  'styled-components': /sc-keyframes-/,
  'our runtime': /gl\.location\.v1/,
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

test('after visiting every remote each shared package was evaluated once', async ({ openAs }) => {
  const { email } = await createMember('Ada', { admin: true })
  const page = await openAs(email)
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, remote] of Object.entries(everyRemote)) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect(page.locator(`[data-remote^="${remote}@"]:not(.gl-entering)`)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const evaluated = await page.coverage.stopJSCoverage()
  const count = (signature: RegExp) =>
    evaluated.filter(({ source }) => source && signature.test(source)).map(({ url }) => url)
  for (const [name, signature] of Object.entries(signatures)) {
    expect.soft(count(signature), name).toHaveLength(1)
  }
})

test('a member downloads nothing of remotes that were not visited, and never of the admins’', async ({
  openAs,
}) => {
  const { email } = await createMember('Mia')
  const page = await openAs(email)
  // Its listener would never let the network come to rest.
  await holdBadge(page)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const contacted = new Set<string>()
  page.on('request', (request) => contacted.add(new URL(request.url()).origin))
  const visited = () => Object.keys(origins).filter((name) => contacted.has(origins[name] ?? ''))

  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(visited()).toEqual(['shell', 'mf-gallery'])

  await page.goto('/adminreview')
  await expect(page.getByText('You must be an admin to view this page.')).toBeVisible()
  expect(visited()).not.toContain('mf-admin')
})
