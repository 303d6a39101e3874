import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'
import { badReleases, breakRemote, failures, publishBadRelease } from './breakRemote.ts'
import { changeRegistryEntry } from './changeRegistry.ts'

const PANEL = 'This page could not be opened'
/** The limit for a version is 8 s; here it may run on a busy machine. */
const WITHIN_LIMIT = { timeout: 12_000 }

type Keys<T> = (keyof T)[]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/**
 * A member with a draft goes from it to settings, which is broken; looks around, and presses Retry once
 * it is mended: all in one document.
 */
async function breakAndHeal(
  page: Page,
  breakIt: () => Promise<{ asked: () => number; mend: () => Promise<void> }>,
  says: string | RegExp = PANEL,
): Promise<void> {
  const { asked, mend } = await breakIt()
  await page.goto('/share') // with what was done to the registry
  await page.getByRole('textbox', { name: 'Name' }).fill('A draft in progress')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(says)).toBeVisible(WITHIN_LIMIT)
  const askedForOneVisit = asked()
  // Fetched ahead for the link that was pointed at, asked for, and once more.
  expect(askedForOneVisit).toBeLessThanOrEqual(3)

  // Header, menu, session, the other remotes and the draft live on.
  await expect(page.getByRole('banner')).toBeVisible()
  await openFromMenu(page, 'Share')
  await expect(heading(page, 'Share a profile')).toBeVisible()
  await expect(page.getByText(PANEL)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('A draft in progress')
  expect(asked(), 'nothing asks on behind the scenes').toBe(askedForOneVisit)

  await openFromMenu(page, 'Settings')
  await expect(page.getByText(PANEL)).toBeVisible(WITHIN_LIMIT)
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
    await changeRegistryEntry(page, 'mf-profile', (entry) => ({
      ...entry,
      preload: [],
      previous: null,
    }))
    const ofOrigin = failure.startsWith('its origin')
    await breakAndHeal(page, async () => {
      const broken = await breakRemote(page, 'mf-profile', failure)
      return { ...broken, asked: ofOrigin ? () => 0 : broken.asked }
    })
  })
}

for (const release of Object.keys(badReleases) as Keys<typeof badReleases>) {
  test(`when ${release}, a roll-back and Retry heal it without a reload`, async ({ openAs }) => {
    const page = await openAs((await createMember('Robin')).email)
    await breakAndHeal(page, () => publishBadRelease(page, 'mf-profile', release))
  })
}

test('a remote that hangs is said to be still loading after 3 s', async ({ page }) => {
  await changeRegistryEntry(page, 'mf-onboarding', (entry) => ({ ...entry, previous: null }))
  await breakRemote(page, 'mf-onboarding', 'its entry never answers')
  await page.goto('/terms')
  await expect(page.getByText('Still loading…')).toBeVisible()
  await expect(page.getByText(PANEL)).toBeVisible(WITHIN_LIMIT)
})

test('when it needs another React, it is refused by name, and Retry takes a release that fits', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  await breakAndHeal(
    page,
    async () => {
      const mend = await changeRegistryEntry(page, 'mf-profile', (entry) => ({
        ...entry,
        previous: null,
        shared: { ...entry.shared, react: '^99.0.0' },
      }))
      return { asked: () => 0, mend }
    },
    /mf-profile .* needs react \^99\.0\.0/,
  )
})
