import type { Browser, BrowserContext } from '@playwright/test'
import { type Device, lookEverywhere, signedInDevice } from '../../e2e/fixtures/device.ts'
import { createMember } from '../../e2e/fixtures/members.ts'

/** `…AsDeployed`: the same files, with the costs of the real services (productionProxy.mjs). */
export type SiteName = 'ours' | 'rival' | 'oursAsDeployed' | 'rivalAsDeployed'

const address = (name: string) => process.env[name] ?? ''

/** The product as deployed, and its rival: the same sources built as one app. */
export const sites: Readonly<Record<SiteName, string>> = {
  ours: address('GREENLIGHT_SITE'),
  rival: address('GREENLIGHT_ONE_APP'),
  oursAsDeployed: address('GREENLIGHT_SITE_AS_DEPLOYED'),
  rivalAsDeployed: address('GREENLIGHT_ONE_APP_AS_DEPLOYED'),
}
export const RIVAL = 'one app'

/** The browser of a phone, with empty caches. */
export function openBrowser(
  browser: Browser,
  site: SiteName,
  device?: Device,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: sites[site],
    viewport: { width: 390, height: 844 },
    // Its policy names the emulators, not the proxies before them, and no remotes.
    bypassCSP: site.endsWith('AsDeployed'),
    ...(device && { storageState: device }),
  })
}

/** The storage of a signed-in member for each of the sites. */
export async function signedInDevices(): Promise<Record<SiteName, Device>> {
  const { email } = await createMember('Bench')
  const device = (site: SiteName) => signedInDevice(sites[site], email, lookEverywhere(sites[site]))
  return {
    ours: await device('ours'),
    rival: await device('rival'),
    oursAsDeployed: await device('oursAsDeployed'),
    rivalAsDeployed: await device('rivalAsDeployed'),
  }
}

/** As `signedInDevices`, with what a visit of the gallery leaves in the storage. The HTTP cache is empty. */
export async function returningDevices(browser: Browser): Promise<Record<SiteName, Device>> {
  const devices = await signedInDevices()
  for (const site of Object.keys(sites) as SiteName[]) {
    const context = await openBrowser(browser, site, devices[site])
    const page = await context.newPage()
    await page.goto('/gallery')
    await page.locator('[role=listitem]:nth-child(24) article img').waitFor()
    devices[site] = await context.storageState()
    await context.close()
  }
  return devices
}
