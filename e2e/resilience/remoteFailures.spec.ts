import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { changeTimers, SERVICES_MS, stretchTimers } from '../fixtures/timers.ts'
import { badReleases, breakRemote, failures, publishBadRelease } from './breakRemote.ts'
import { changeReleases, withoutFallback } from './changeRegistry.ts'

const PANEL = 'This page could not be opened'
const LIMIT_MS = 8000

type Keys<T> = (keyof T)[]

/**
 * A member with a draft opens settings, whose remote is broken, visits another page, and presses Retry after
 * the repair. All of it happens in one document.
 */
async function breakAndHeal(
  page: Page,
  failure: string,
  breakIt: () => Promise<{ asked: () => number; mend: () => Promise<void> }>,
): Promise<void> {
  const { asked, mend } = await breakIt()
  // The service of the remote would ask for the same files.
  await stretchTimers(page, SERVICES_MS)
  await page.goto('/share') // with what was done to the registry
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A draft in progress')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // Only what never answers may reach the limit. On a busy machine a failure may take longer than 2 s.
  const hangs = failure.includes('never')
  const restoreLimit = await changeTimers(page, LIMIT_MS, hangs ? LIMIT_MS / 4 : LIMIT_MS * 20)

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible()
  const askedForOneVisit = asked()
  // One preload on hover, one request, one retry.
  expect(askedForOneVisit).toBeLessThanOrEqual(3)

  // Header, menu, session, the other remotes and the draft live on.
  await expect(page.getByRole('banner')).toBeVisible()
  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  await expect(page.getByText(PANEL)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'A draft in progress',
  )
  expect(asked(), 'no further requests').toBe(askedForOneVisit)

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible()
  await restoreLimit()
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

for (const failure of Object.keys(failures) as Keys<typeof failures>) {
  test(`when ${failure}, the rest works and Retry heals it without a reload`, async ({
    openAs,
  }) => {
    const page = await openAs((await createMember('Robin')).email)
    await changeReleases(page, 'mf-profile', ([best]) => (best ? [{ ...best, preload: [] }] : []))
    const ofOrigin = failure.startsWith('its origin')
    await breakAndHeal(page, failure, async () => {
      const broken = await breakRemote(page, 'mf-profile', failure)
      return { ...broken, asked: ofOrigin ? () => 0 : broken.asked }
    })
  })
}

for (const release of Object.keys(badReleases) as Keys<typeof badReleases>) {
  test(`when ${release}, a roll-back and Retry heal it without a reload`, async ({ openAs }) => {
    const page = await openAs((await createMember('Robin')).email)
    await breakAndHeal(page, release, () => publishBadRelease(page, 'mf-profile', release))
  })
}

test('says that a remote is still loading after 3 s', async ({ page }) => {
  await withoutFallback(page, 'mf-onboarding')
  await breakRemote(page, 'mf-onboarding', 'its entry never answers')
  await page.goto('/gallery')
  await expect(page.getByText('Still loading…')).toBeVisible()
  await expect(page.getByText(PANEL)).toBeVisible()
})

test('reloads the page once when Retry fails although the server answers', async ({ openAs }) => {
  const page = await openAs((await createMember('Robin')).email)
  await changeReleases(page, 'mf-profile', ([best]) => (best ? [{ ...best, preload: [] }] : []))
  const { mend } = await breakRemote(page, 'mf-profile', 'its chunk is missing')
  await page.goto('/settings')
  await expect(page.getByText(PANEL)).toBeVisible()
  // From the next document on, the chunk is there.
  page.on('request', (request) => request.isNavigationRequest() && void mend())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
})

test('after Retry, the title of a page that had stopped working takes the focus', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.locator('[data-remote]:not(.gl-entering)').dispatchEvent('greenlight:remote-error')
  await expect(page.getByText(PANEL)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(heading(page, 'Settings')).toBeFocused()
})
