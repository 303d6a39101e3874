import type { APIRequestContext } from '@playwright/test'
import { heading } from '../fixtures/heading.ts'
import { origins } from '../fixtures/origins.ts'
import { publicPages } from '../fixtures/publicPages.ts'
import { expect, test } from '../fixtures/test.ts'

// How search engines, messengers and password managers see the site: they run no script.

const site = origins['shell'] ?? ''
const notListed = [
  '/gallery',
  '/profile/ann-1',
  '/messages',
  '/adminreview',
  '/goodbye',
  '/no-page',
]

/** The tags of a page's head: content by name. */
async function tagsAt(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const tags = html.matchAll(
    /<(?:meta (?:name|property)|link rel)="([\w:]+)" (?:content|href)="([^"]*)"/g,
  )
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
  return {
    title,
    ...Object.fromEntries(Array.from(tags, ([, name = '', content]) => [name, content])),
  }
}

test('each public page has a title, a description and an address of its own', async ({
  request,
}) => {
  const pages = []
  for (const path of publicPages) {
    const tags: Record<string, string | undefined> = await tagsAt(request, path)
    expect.soft(tags['canonical'], path).toBe(site + path)
    expect.soft(tags['og:url'], path).toBe(site + path)
    expect.soft(tags['robots'], path).toBeUndefined()
    expect.soft(tags['og:description'], path).toBe(tags['description'])
    pages.push(tags)
  }
  for (const tag of ['title', 'description', 'og:title'])
    expect(new Set(pages.map((tags) => tags[tag])).size, tag).toBe(publicPages.length)
})

test('the preview of a link to a page of members names nobody, and no search engine lists it', async ({
  request,
}) => {
  for (const path of notListed) {
    const tags: Record<string, string | undefined> = await tagsAt(request, path)
    expect.soft(tags['robots'], path).toBe('noindex')
    const title = path.startsWith('/profile') ? 'A profile on Greenlight' : 'Greenlight'
    expect.soft(tags['og:title'], path).toBe(title)
    expect.soft(tags['og:description'], path).toContain('Members sign in to see this page.')
    expect.soft(JSON.stringify(tags), path).not.toMatch(/canonical|og:url|ann/)
  }
})

test('the address of the site leads to the first page', async ({ request }) => {
  const tags: Record<string, string | undefined> = await tagsAt(request, '/')
  expect(tags['canonical']).toBe(`${site}/welcome`)
  expect(tags['robots']).toBeUndefined()
})

test('the picture of a preview has the size that its tags say', async ({ request }) => {
  const tags: Record<string, string | undefined> = await tagsAt(request, '/help')
  const picture = await (await request.get(tags['og:image'] ?? '')).body()
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect(size).toEqual([1200, 630])
  expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630'])
  expect(picture.length).toBeLessThan(100_000)
})

test('robots.txt allows the public pages, and the sitemap lists them', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const allowed = Array.from(robots.matchAll(/^Allow: (\/[\w-]*)\$$/gm), ([, path]) => path)
  expect(allowed.sort()).toEqual(['/', ...publicPages].sort())
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  const sitemap = await request.get('/sitemap.xml')
  const addresses = Array.from(
    (await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, at]) => at,
  )
  expect(addresses.sort()).toEqual(publicPages.map((path) => site + path).sort())
})

test('well-known addresses answer, and unknown ones have the status 404', async ({ request }) => {
  const security = await request.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toContain('text/plain')
  expect(await security.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: 20/)

  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(password.status()).toBe(302)
  expect(password.headers()['location']).toBe('/settings')

  // The first is asked for by browsers, to find out whether unknown paths have an honest status.
  const missing = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
  for (const path of [`/.well-known/${missing}`, '/no-page', '/gallery/no-page']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('<div id="root">')
  }
})

test('after a step to another page, the browser does not share the address of the first one', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${site}/login`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(canonical).toHaveCount(0)
})
