import type { Page } from '@playwright/test'
import { seeded } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { expect, test } from '../fixtures/test.ts'

/** The preloads of the page at `path` before the shell runs. */
async function preloads(page: Page, path: string): Promise<URL[]> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.registryResponse)
  const addresses = await page.evaluate(async () => {
    const registry = await window.registryResponse
    await registry?.clone().json() // early.ts has read it as well by now
    const named = document.querySelectorAll<HTMLLinkElement>('head > link[rel=modulepreload]')
    for (const { href } of named)
      while (performance.getEntriesByName(href).length === 0)
        await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    return [...links].map(({ href }) => href)
  })
  return addresses.map((address) => new URL(address))
}

/** The remotes among the preloads. */
async function preloadedFor(page: Page, path: string): Promise<string[]> {
  const addresses = await preloads(page, path)
  return Object.keys(origins)
    .filter((name) => name !== 'shell')
    .filter((name) => addresses.some(({ origin }) => origin === origins[name]))
}

/** The parts of Firebase among the preloads. */
async function firebaseFor(page: Page, path: string): Promise<string[]> {
  const addresses = await preloads(page, path)
  return ['firebaseAuth', 'firestoreLite', 'firestoreLive'].filter((part) =>
    addresses.some(({ pathname }) => pathname.includes(`/${part}-`)),
  )
}

/** Blocks the script with which the shell begins. */
function holdShell(page: Page): Promise<unknown> {
  return page.route(
    ({ pathname }) => /^\/assets\/[^/]+\/index-/.test(pathname),
    () => {},
  )
}

test('on a new device public pages are preloaded before the scripts of the shell, pages for members are not', async ({
  page,
}) => {
  await holdShell(page)
  for (const path of ['/', '/welcome', '/login', '/terms']) {
    expect.soft(await preloadedFor(page, path), path).toEqual(['mf-onboarding'])
  }
  for (const path of ['/gallery', '/settings', '/adminreview', '/nowhere']) {
    expect.soft(await preloadedFor(page, path), path).toEqual([])
  }
})

test('on a device that was signed in the page is preloaded, but never a page for admins', async ({
  openAs,
}) => {
  const page = await openAs(seeded.admin)
  await holdShell(page)
  const pages = {
    '/gallery': 'mf-gallery',
    '/profile/any': 'mf-profile',
    '/messages': 'mf-messaging',
  }
  for (const [path, remote] of Object.entries(pages)) {
    expect.soft(await preloadedFor(page, path), path).toEqual([remote])
  }
  expect.soft(await preloadedFor(page, '/adminreview')).toEqual([])
})

test('Firebase is preloaded only on a device that was signed in', async ({ page, openAs }) => {
  const member = await openAs(seeded.member)
  for (const [device, expected] of [
    [page, []],
    [member, ['firebaseAuth', 'firestoreLite']],
  ] as const) {
    await holdShell(device)
    for (const path of ['/terms', '/gallery']) {
      expect.soft(await firebaseFor(device, path), path).toEqual(expected)
    }
  }
})

test('Firebase and the remote are asked for at once, after the libraries of the shell', async ({
  openAs,
}) => {
  const page = await openAs(seeded.member, '/terms')
  await page.route('**/assets/*/libraries-*', () => {})
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const remote = page.waitForRequest(/mf-gallery\/.*remoteEntry/)
  const firebase = page.waitForRequest(/\/firebaseAuth-/)
  await page.goto('/gallery', { waitUntil: 'commit' })
  // The libraries never arrive.
  await Promise.all([remote, firebase])

  const position = (part: string) => asked.findIndex((url) => url.includes(part))
  expect(position('/libraries-')).toBeGreaterThan(-1)
  expect(position('/libraries-')).toBeLessThan(position('/mf-gallery/'))
  const priorities = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
      ({ href, fetchPriority }) => ({ href, fetchPriority }),
    )
      .filter(({ href }) => href.includes('/firebase') || href.includes('/mf-gallery/'))
      .map(({ fetchPriority }) => fetchPriority),
  )
  expect(priorities.length).toBeGreaterThan(2)
  expect(new Set(priorities)).toEqual(new Set(['low']))
})
