import { heading } from '../fixtures/heading.ts'
import { seeded } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

test('terms: eleven sections, the date, and the credit for the town data', async ({ page }) => {
  await page.goto('/terms')
  await expect(heading(page)).toHaveText('Terms & Conditions')
  await expect(page.getByText('Last updated October 1, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^1\. Eligibility.*18/,
    /^2\. .*account/,
    /^3\. Community guidelines/,
    /^4\. .*content.*licence/,
    /^5\. Safety disclaimer/,
    /^6\. Privacy/,
    /^7\. Ads/,
    /^8\. Termination/,
    /^9\. Liability/,
    /^10\. Updates/,
    /^11\. Contact/,
  ])
  await expect(page.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  )
  await expect(page.getByText('CC BY 4.0')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
})

test('terms: they lead to the licenses of all packages in the scripts', async ({
  page,
  request,
}) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'a list of what others made' }).click()
  await expect(page).toHaveURL('/third-party.txt')
  const list = await (await request.get('/third-party.txt')).text()
  const files = list.match(/^http.*\/third-party\.txt$/gm) ?? []
  expect(files).toHaveLength(Object.keys(origins).length)
  const withoutText = new Set<string | undefined>()
  for (const file of files) {
    const [, ...packages] = (await (await request.get(file)).text()).split(/^## /m)
    expect(packages.length, file).toBeGreaterThan(1)
    for (const each of packages)
      if (each.trim().split('\n').length < 5) withoutText.add(/^@?\w+/.exec(each)?.[0])
  }
  // Their license is named in the list itself.
  expect([...withoutText].sort()).toEqual(['@firebase', 'firebase'])
  const apache = /http\S+apache-2\.0\.txt/.exec(list)?.[0] ?? ''
  expect(await (await request.get(apache)).text()).toContain('Version 2.0, January 2004')
})

test('the terms name the operator’s agent for notices of copyright', async ({ page }) => {
  await changeConfig(page, () => ({
    operator: {
      name: 'Site',
      contact: 'hello@site.example',
      copyrightAgent: 'Jane Doe, 1 Main Street, Austin, TX 78701, (512) 555-0100',
      answerHours: null,
      helpLines: [],
    },
  }))
  await page.goto('/terms')
  await expect(
    page.getByText(
      'our agent: Jane Doe, 1 Main Street, Austin, TX 78701, (512) 555-0100, hello@site.example.',
    ),
  ).toBeVisible()
})

test('an address that names a section opens there', async ({ page, openAs }) => {
  const member = await openAs(seeded.member)
  for (const tab of [page, member]) {
    await tab.goto('/terms#section-8')
    await expect(tab.getByRole('heading', { name: /^8\. Termination/ })).toBeInViewport()
    await expect(heading(tab)).not.toBeInViewport()
  }
})

test('privacy: nine sections, the date, and the credit for the town data', async ({ page }) => {
  await page.goto('/privacy')
  await expect(heading(page)).toHaveText('Privacy Policy')
  await expect(page.getByText('Last updated October 1, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^1\. Data we collect/,
    /^2\. How we use it/,
    /^3\. Where we keep data/,
    /^4\. .*AI/,
    /^5\. Third parties/,
    /^6\. .*rights/,
    /^7\. Children.*18/,
    /^8\. Updates/,
    /^9\. Contact/,
  ])
  await expect(page.getByText(/Flagged reports are reviewed before becoming public/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible()
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page).toHaveURL('/terms')
})

test('prints only the text, dark on light', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/terms')
  const title = heading(page)
  await expect(title).toBeVisible()
  const chrome = page.locator('header, nav, [role="status"], button').filter({ visible: true })
  await expect(chrome).toHaveCount(0)
  for (const text of [title, page.getByText(/^You must be at least 18/)])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
})
