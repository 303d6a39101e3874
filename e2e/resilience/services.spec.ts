import type { RouteAccess } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { holdTimers, SERVICES_MS } from '../fixtures/timers.ts'
import { publishAs } from './publishAs.ts'

type TestService = {
  /** The addresses at which it was requested. */
  asked: readonly string[]
  mend: () => void
  /** Takes the release out of the registry. */
  takeBack: () => Promise<void>
}

/** Publishes a release of mf-messaging for this page, whose service only notes its starts and ends. */
async function publishService(
  page: Page,
  version: string,
  works: boolean,
  access: RouteAccess = 'member',
): Promise<TestService> {
  const fields = { service: { access } }
  const takeBack = await publishAs(page, 'mf-messaging', { version, fields })
  const asked: string[] = []
  let isMended = works
  const isService = ({ pathname }: URL) =>
    decodeURI(pathname).startsWith(`/mf-messaging/${version}/assets/service-`)
  await page.route(isService, (route) => {
    asked.push(route.request().url())
    if (!isMended) return route.abort('connectionrefused')
    const body = `
      const note = (event) => globalThis.serviceEvents = [...(globalThis.serviceEvents ?? []), event]
      export default { start() { note('${version} starts'); return () => note('${version} ends') } }`
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ contentType: 'text/javascript', headers, body })
  })
  return { asked, mend: () => (isMended = true), takeBack }
}

const events = (page: Page) => () =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'serviceEvents') ?? [])

const failure = (page: Page, version: string) =>
  page.waitForEvent('console', (message) =>
    message.text().startsWith(`The service of mf-messaging ${version} did not start.`),
  )

/** The path of the file: another attempt spells the same path with percent-encoded characters. */
const fileOf = (address: string) => decodeURIComponent(new URL(address).pathname)

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
}

test('a service that failed to load starts when the connection returns, and once only', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  const { asked, mend } = await publishService(page, '9.9.9', false)
  const startServices = await holdTimers(page, SERVICES_MS)
  const failed = failure(page, '9.9.9')
  await page.goto('/settings')
  await expect.poll(startServices).toBe(true)
  await failed
  expect(await events(page)()).toEqual([])

  mend()
  await loseConnection(page)
  await expect.poll(startServices).toBe(true)
  await expect.poll(events(page)).toEqual(['9.9.9 starts'])
  // The service shares parts with the pages, in files of their own.
  const addresses = asked.filter((url) => fileOf(url) === fileOf(asked[0] ?? ''))
  expect(new Set(addresses).size, 'from a new address').toBe(2)

  await loseConnection(page)
  await expect.poll(startServices).toBe(true)
  expect(await events(page)()).toEqual(['9.9.9 starts'])
})

test('a service for admins is not downloaded by a member, also after the idle time', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  const { asked } = await publishService(page, '9.9.8', true, 'admin')
  const startServices = await holdTimers(page, SERVICES_MS)
  const others = ['mf-gallery', 'mf-profile'].map((name) =>
    page.waitForResponse(
      (response) => response.url().includes(`/${name}/`) && /\/service-/.test(response.url()),
    ),
  )
  await page.goto('/settings')
  await expect.poll(startServices).toBe(true)
  await Promise.all(others)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
  expect(asked).toEqual([])
  expect(await events(page)()).toEqual([])
})

test('a service keeps running while its new release fails, and is replaced later', async ({
  openAs,
}) => {
  const page = await openAs((await createMember('Robin')).email)
  const { takeBack } = await publishService(page, '9.9.1', true)
  const startServices = await holdTimers(page, SERVICES_MS)
  await page.goto('/settings')
  await expect.poll(startServices).toBe(true)
  await expect.poll(events(page)).toEqual(['9.9.1 starts'])

  await takeBack()
  const { mend } = await publishService(page, '9.9.2', false)
  // The shell requests the registry again 5 s after the last request at the earliest.
  await page.evaluate(() => {
    const later = Date.now() + 10_000
    Date.now = () => later
  })
  const failed = failure(page, '9.9.2')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(startServices).toBe(true)
  await failed
  expect(await events(page)()).toEqual(['9.9.1 starts'])

  mend()
  await loseConnection(page)
  await expect.poll(startServices).toBe(true)
  await expect.poll(events(page)).toEqual(['9.9.1 starts', '9.9.1 ends', '9.9.2 starts'])
})
