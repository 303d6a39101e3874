import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { createMember } from '../fixtures/members.ts'
import { changeRegistryEntry } from './changeRegistry.ts'
import {
  badReleases,
  breakNetwork,
  hangingChunk,
  networkFailures,
  publishBadRelease,
} from './breakRemote.ts'

const PANEL = 'This page could not be opened'

async function openFromMenu(page: Page, name: 'Settings' | 'Share'): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name, exact: true }).click()
}

/** Breaks settings, looks around, mends it and presses Retry: all in one document. */
async function breakAndHeal(
  page: Page,
  breakIt: () => Promise<() => Promise<void>>,
): Promise<void> {
  const mend = await breakIt()
  await page.reload() // with what was done to the registry
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 12_000 })

  // Header, menu and the other remotes live on.
  await openFromMenu(page, 'Share')
  await expect(page.getByRole('heading', { level: 1, name: 'Share a profile' })).toBeVisible()
  await expect(page.getByText(PANEL)).toBeHidden()

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 12_000 })
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

for (const failure of Object.keys(networkFailures) as (keyof typeof networkFailures)[]) {
  test(`when ${failure}, the rest works and Retry heals it without a reload`, async ({
    openAs,
  }) => {
    const page = await openAs((await createMember('Robin')).email)
    await changeRegistryEntry(page, 'mf-profile', (entry) => ({ ...entry, previous: null }))
    await breakAndHeal(page, () => breakNetwork(page, 'mf-profile', networkFailures[failure]))
  })
}

for (const release of Object.keys(badReleases) as (keyof typeof badReleases)[]) {
  test(`when ${release}, a roll-back and Retry heal it without a reload`, async ({ openAs }) => {
    const page = await openAs((await createMember('Robin')).email)
    await breakAndHeal(page, () => publishBadRelease(page, 'mf-profile', release))
  })
}

test('a chunk that never answers takes nothing else with it', async ({ openAs }) => {
  const page = await openAs((await createMember('Robin')).email)
  await changeRegistryEntry(page, 'mf-profile', (entry) => ({ ...entry, previous: null }))
  await breakNetwork(page, 'mf-profile', hangingChunk)
  await page.reload()
  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 12_000 })
  await openFromMenu(page, 'Share')
  await expect(page.getByRole('heading', { level: 1, name: 'Share a profile' })).toBeVisible()
})

test('a remote that hangs is said to be still loading after 3 s', async ({ page }) => {
  await changeRegistryEntry(page, 'mf-onboarding', (entry) => ({ ...entry, previous: null }))
  await breakNetwork(page, 'mf-onboarding', networkFailures['its entry never answers'])
  await page.goto('/terms')
  await expect(page.getByText('Still loading…')).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 12_000 })
})

test('a broken release falls back to the version before it', async ({ page }) => {
  await changeRegistryEntry(page, 'mf-onboarding', (entry) => ({
    ...entry,
    version: '9.9.9',
    entry: entry.entry.replace(entry.version, '9.9.9'),
    previous: entry,
  }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-remote]')).not.toHaveAttribute('data-remote', /9\.9\.9/)
})

test('a remote that needs another React is refused by name before it runs', async ({ page }) => {
  await changeRegistryEntry(page, 'mf-onboarding', (entry) => ({
    ...entry,
    previous: null,
    shared: { ...entry.shared, react: '^99.0.0' },
  }))
  await page.goto('/terms')
  await expect(page.getByText(/mf-onboarding .* needs react \^99\.0\.0/)).toBeVisible()
})

const registryBreakages = {
  missing: { status: 404 },
  broken: { contentType: 'application/json', body: '{ "remotes": ' },
  'of another shape': {
    contentType: 'application/json',
    body: '{ "remotes": { "mf-gallery": 1 } }',
  },
} as const

for (const [how, answer] of Object.entries(registryBreakages)) {
  test(`with a registry that is ${how}, the last good copy is used`, async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/registry.json', (route) => route.fulfill(answer))
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('without any registry the first visit says that something went wrong', async ({
  page,
  problems,
}) => {
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  problems.length = 0
})
