import type { Page } from '@playwright/test'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Remotes' })
const banner = (page: Page) => page.getByText('Not the published version: mf-profile')
const row = (page: Page, remote: string) => panel(page).getByRole('row', { name: remote })

/** Where a developer of mf-profile might have it running. */
const ELSEWHERE = `${origins['mf-profile']}/elsewhere/`

/** Whether this page has asked for the panel's code so far. */
function watchPanel(page: Page): () => boolean {
  let asked = false
  page.on('request', (request) => (asked ||= request.url().includes('DevPanel')))
  return () => asked
}

/** Points mf-profile there by the panel, as a developer does; the page starts anew. */
async function pointElsewhere(page: Page): Promise<void> {
  await page.goto('/settings?dev')
  await panel(page).getByRole('combobox', { name: 'Remote' }).selectOption('mf-profile')
  await panel(page)
    .getByRole('textbox', { name: 'Address of its remoteEntry.js' })
    .fill(`${ELSEWHERE}remoteEntry.js`)
  await panel(page).getByRole('button', { name: 'Point it there' }).click()
  await expect(banner(page)).toBeVisible()
}

test('the development panel is asked for with ?dev only, and tells what runs', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  const askedForPanel = watchPanel(page)
  // Its listener would never let the network come to rest.
  await holdBadge(page)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(askedForPanel()).toBe(false)

  await page.goto('/settings?dev')
  await expect(panel(page)).toBeVisible()
  expect(askedForPanel()).toBe(true)
  for (const [remote, origin] of Object.entries(origins)) {
    if (remote !== 'shell') await expect(row(page, remote)).toContainText(`${origin}/${remote}/`)
  }
  await expect(row(page, 'mf-profile')).toContainText(/\d+\.\d+\.\d+\S* *loaded *\d+ ms/)
  await expect(row(page, 'mf-messaging')).toContainText('not loaded')
})

test('a remote comes from where it is pointed at, with a banner, until it is reset', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  let fromElsewhere = 0
  const registry = await page.request.get('/registry.json')
  const { remotes } = (await registry.json()) as { remotes: Record<string, { entry: string }[]> }
  const published = remotes['mf-profile']?.[0]?.entry.replace('remoteEntry.js', '') ?? ''
  await page.route(`${ELSEWHERE}**`, (route) => {
    fromElsewhere++
    return route.continue({ url: route.request().url().replace(ELSEWHERE, published) })
  })

  await pointElsewhere(page)
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(fromElsewhere).toBeGreaterThan(1)

  // Also where nobody asked for the panel.
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(banner(page)).toBeHidden()
  const before = fromElsewhere
  await page.reload()
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(fromElsewhere).toBe(before)
})

test('an override that refuses does not fall back, and can be reset', async ({ openAs }) => {
  const page = await openAs((await createMember('Robin')).email)
  await page.route(`${ELSEWHERE}**`, (route) => route.abort('connectionrefused'))
  await pointElsewhere(page)
  await expect(page.getByText('This page could not be opened')).toBeVisible()
  await expect(heading(page, 'Settings')).toBeHidden()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('elsewhere than on localhost it takes an origin that the site allows', async ({ page }) => {
  const site = new URL(origins['shell'] ?? '')
  const staging = `${site.protocol}//staging.localhost:${site.port}`
  await changeConfig(page, () => ({ devOrigins: [] }))
  await page.addInitScript(
    (entry) => localStorage.setItem('gl.dev.remotes.v1', JSON.stringify({ 'mf-profile': entry })),
    `${ELSEWHERE}remoteEntry.js`,
  )
  const askedForPanel = watchPanel(page)
  await page.goto(`${staging}/terms?dev`)
  await expect(heading(page, 'Terms')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(askedForPanel()).toBe(false)

  await changeConfig(page, () => ({ devOrigins: ['https://other.test', staging] }))
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expect(row(page, 'mf-profile')).toContainText(ELSEWHERE)
})
