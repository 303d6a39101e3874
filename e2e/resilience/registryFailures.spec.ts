import type { Page, Route } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { openFromMenu } from '../fixtures/openFromMenu.ts'
import { expect, test } from '../fixtures/test.ts'

const failures: Record<string, (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404 }),
  broken: (route) => route.fulfill({ contentType: 'application/json', body: '{ "remotes": ' }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'of another shape': (route) =>
    route.fulfill({ json: { generation: 1, remotes: { 'mf-gallery': 1 } } }),
  hanging: () => {},
}

/** As if the shell's page had no registry of its own. */
function withoutBuiltIn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => (id === 'registry' ? null : find(id))
  })
}

for (const [how, answer] of Object.entries(failures)) {
  test(`with a registry that is ${how}, the last good copy of this browser is used`, async ({
    page,
  }) => {
    await page.goto('/terms')
    await expect(heading(page)).toBeVisible()
    await withoutBuiltIn(page)
    let asked = 0
    await page.route('**/registry.json', (route) => {
      asked++
      return answer(route)
    })
    await page.goto('/privacy')
    await expect(heading(page)).toBeVisible()
    // For the shell, and before the remote is opened.
    expect(asked).toBeLessThanOrEqual(2)
  })

  test(`with a registry that is ${how} at the first visit, the one built into the page is used`, async ({
    page,
  }) => {
    await page.route('**/registry.json', (route) => answer(route))
    await page.goto('/terms')
    await expect(heading(page, 'Terms')).toBeVisible()
  })
}

test('an older copy of this browser gives way to the one built into the page', async ({ page }) => {
  await page.goto('/terms')
  await expect(heading(page, 'Terms')).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('gl.registry.v2', JSON.stringify({ generation: 0, remotes: {} })),
  )
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/privacy')
  await expect(heading(page, 'Privacy')).toBeVisible()
})

test('without any registry the first visit says that something went wrong', async ({
  page,
  problems,
}) => {
  await withoutBuiltIn(page)
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  problems.length = 0
})

test('however the registry fails during a switch, the remote opens and a draft is kept', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email, '/share')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('A draft in progress')
  let asked = 0
  for (const [at, answer] of Object.values(failures).entries()) {
    await page.route('**/registry.json', (route) => {
      asked++
      return answer(route)
    })
    // The shell requests the registry again 5 s after the last request at the earliest.
    await page.clock.setFixedTime(Date.now() + (at + 1) * 10_000)
    await openFromMenu(page, 'Settings')
    await expect(heading(page, 'Settings')).toBeVisible()
    await openFromMenu(page, 'Share')
    await expect(name).toHaveValue('A draft in progress')
    expect(asked, 'no further requests').toBe(at + 1)
    await page.unroute('**/registry.json')
  }
})
