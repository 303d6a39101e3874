import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { createMember } from '../../e2e/fixtures/members.ts'
import { signIn } from '../../e2e/fixtures/signIn.ts'
import { lookEverywhere } from '../../e2e/mf-gallery/reports.ts'

export type SiteName = 'ours' | 'rival'

/** The product as it is deployed, and the same sources built as one app. */
const sites: Readonly<Record<SiteName, string>> = {
  ours: process.env['GREENLIGHT_SITE'] ?? '',
  rival: process.env['GREENLIGHT_ONE_APP'] ?? '',
}
export const RIVAL = 'one app'

/** What an earlier visit left in a device's storage. */
export type Device = NonNullable<BrowserContextOptions['storageState']>

/** A phone's browser with nothing in its caches. */
export function openBrowser(
  browser: Browser,
  site: SiteName,
  device?: Device,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: sites[site],
    viewport: { width: 390, height: 844 },
    ...(device && { storageState: device }),
  })
}

/** A member's device for each of the two sites. */
export async function signedInDevices(browser: Browser): Promise<Record<SiteName, Device>> {
  const { email } = await createMember('Bench')
  return {
    ours: await signedInDevice(browser, 'ours', email),
    rival: await signedInDevice(browser, 'rival', email),
  }
}

async function signedInDevice(browser: Browser, site: SiteName, email: string): Promise<Device> {
  const context = await openBrowser(browser, site, lookEverywhere(sites[site]))
  const page = await context.newPage()
  await signIn(page, email)
  await page.locator('h1').first().waitFor()
  const device = await context.storageState({ indexedDB: true })
  await context.close()
  return device
}
