import type { MenuEntry, RemoteRoute } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { remoteWith } from './breakRemote.ts'
import { changeReleases } from './changeRegistry.ts'
import { publishAs } from './publishAs.ts'

const version = '9.9.9'
const route: RemoteRoute = {
  path: '/events',
  access: 'member',
  chrome: 'full',
  title: 'Events',
  preload: [],
}
const entry: MenuEntry = {
  to: '/events',
  label: 'Events',
  icon: 'M4 4h16v16H4z',
  order: 60,
  access: 'member',
}
const events = remoteWith(`mount: async ({ domElement }) => {
  domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Events' }))
}`)

/** Publishes a release of mf-profile that adds a page with a menu entry. The release before has neither. */
async function publishEvents(page: Page, code: () => string): Promise<void> {
  await publishAs(page, 'mf-profile', { version, exposed: code })
  await changeReleases(page, 'mf-profile', (list) =>
    list.map((release) =>
      release.version === version
        ? { ...release, routes: [...release.routes, route], menu: [...release.menu, entry] }
        : release,
    ),
  )
}

const shown = (page: Page) => page.locator('[data-remote]:not(.gl-entering)')

/** Opens the menu, which asks for new releases, and waits for the answer. */
async function openMenuWithNews(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 10_000)
  const news = page.waitForResponse('**/registry.json')
  await page.getByRole('button', { name: 'Menu' }).click()
  await news
}

test('a page that a new release adds opens while the release before is on screen', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await publishEvents(page, () => events)
  await openMenuWithNews(page)
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(heading(page, 'Events')).toBeVisible()
  await expect(shown(page)).toHaveAttribute('data-remote', `mf-profile@${version}`)
  await expect(page).toHaveURL('/events')
})

test('a page that only a failed release has is an error with Retry, after a fall-back too', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/terms')
  let code = "throw new Error('broken on purpose')"
  await publishEvents(page, () => code)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()

  await page.evaluate(() => {
    history.pushState({}, '', '/events')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  const panel = page.getByText('This page could not be opened')
  await expect(panel).toBeVisible()
  await openMenuWithNews(page)
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL('/events')

  code = events
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Events')).toBeVisible()
})
