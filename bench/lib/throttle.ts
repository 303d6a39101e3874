import type { CDPSession, Page } from '@playwright/test'

/**
 * A mid-range phone on a slow mobile network, with the settings of Lighthouse for mobile
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): 4x CPU slow-down, 150 ms
 * round trip, 1.6 Mbit/s down, 750 kbit/s up.
 */
export const throttle = (page: Page) => slowPhone(page, 150, 1_600_000, 750_000)

/** The same phone on a slow line: 400 ms round trip, 400 kbit/s down and up. */
export const slowLine = (page: Page) => slowPhone(page, 400, 400_000, 400_000)

async function slowPhone(
  page: Page,
  roundTripMs: number,
  downBitsPerSecond: number,
  upBitsPerSecond: number,
): Promise<CDPSession> {
  const session = await slowCpu(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: downBitsPerSecond / 8,
    uploadThroughput: upBitsPerSecond / 8,
  })
  return session
}

/** Slows down only the CPU, four times. */
export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
