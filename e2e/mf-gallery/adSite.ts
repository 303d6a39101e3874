import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { previewConfig } from '../../tools/hosting/previewConfig.mjs'
import { writeThrowawaySite } from '../../tools/publish/publishBuilds.mjs'
import { writeJson } from '../../tools/stack/json.mjs'
import { freePorts, sitePorts } from '../../tools/stack/ports.mjs'
import { localOrigins, startSite } from '../../tools/stack/site.mjs'
import { lookEverywhere } from '../fixtures/device.ts'
import { seeded } from '../fixtures/members.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect, test as base, watch } from '../fixtures/test.ts'
import { holdTimers } from '../fixtures/timers.ts'

/** The same as in AdCard.tsx of the gallery. */
const AD_LIMIT_MS = 3500

type Fixtures = {
  /**
   * Opens the gallery of a site with an ads script. `answer` handles requests to the ads server. The time
   * limit of ads passes only when `passLimit` is called. It returns whether an ad was waiting.
   */
  openGalleryWithAds: (
    answer: RequestListener,
  ) => Promise<{ page: Page; passLimit: () => Promise<boolean> }>
}

/** Serves the site on other ports, because its response headers depend on the configuration. */
export const test = base.extend<Fixtures>({
  openGalleryWithAds: async ({ browser, problems, viewport }, use) => {
    const publishedDir = await mkdtemp(join(tmpdir(), 'greenlight-ads-'))
    const stops: (() => Promise<unknown>)[] = [() => rm(publishedDir, { recursive: true })]
    await use(async (answer) => {
      const [adsPort = 0, ...free] = await freePorts(1 + Object.keys(sitePorts).length)
      const ads = createServer(answer).listen(adsPort, '127.0.0.1')
      stops.push(() => {
        ads.closeAllConnections()
        return new Promise((resolve) => ads.close(resolve))
      })

      const ports = Object.fromEntries(
        Object.keys(sitePorts).map((name, at) => [name, free[at] ?? 0]),
      )
      const origins = localOrigins(ports)
      writeThrowawaySite(publishedDir, origins)
      const config = {
        ...previewConfig(emulatorPorts()),
        ads: `http://127.0.0.1:${adsPort}/ad.js`,
      }
      writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
      const site = await startSite({ ports, publishedDir, config })
      stops.push(site.stop)

      const baseURL = site.origins['shell'] ?? ''
      const storageState = lookEverywhere(baseURL)
      const context = await browser.newContext({ baseURL, viewport, storageState })
      stops.push(() => context.close())
      watch(context, problems)
      const page = await context.newPage()
      const passLimit = await holdTimers(page, AD_LIMIT_MS)
      await signIn(page, seeded.member)
      await expect(page.getByRole('article')).toHaveCount(24)
      return { page, passLimit }
    })
    for (const stop of stops.reverse()) await stop()
  },
})

function emulatorPorts() {
  const portOf = (address = '') => Number(address.split(':').at(-1))
  return {
    auth: portOf(process.env['FIREBASE_AUTH_EMULATOR_HOST']),
    firestore: portOf(process.env['FIRESTORE_EMULATOR_HOST']),
  }
}

/** The cells of the gallery without a profile. */
export const adCells = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('article') })
