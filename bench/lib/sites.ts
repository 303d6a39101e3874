import type { Browser, BrowserContext } from '@playwright/test'
import { lookEverywhere, signedInDevice, type Device } from '../../e2e/fixtures/device.ts'
import { createMember } from '../../e2e/fixtures/members.ts'

export type SiteName = 'ours' | 'rival'

/** The product as it is deployed, and the same sources built as one app. */
export const sites: Readonly<Record<SiteName, string>> = {
  ours: process.env['GREENLIGHT_SITE'] ?? '',
  rival: process.env['GREENLIGHT_ONE_APP'] ?? '',
}
export const RIVAL = 'one app'

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
export async function signedInDevices(): Promise<Record<SiteName, Device>> {
  const { email } = await createMember('Bench')
  return {
    ours: await signedInDevice(sites.ours, email, lookEverywhere(sites.ours)),
    rival: await signedInDevice(sites.rival, email, lookEverywhere(sites.rival)),
  }
}
