import type { CDPSession } from '@playwright/test'

const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''

/** Counts what comes over the network from now on; sizes in KB of the bodies as transferred. */
export async function countTraffic(session: CDPSession) {
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const total = { js: 0, firestore: 0, all: 0, requests: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url)
    if (!request.url.startsWith('data:')) total.requests += 1
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = new URL(urls.get(requestId) ?? 'about:blank')
    const size = encodedDataLength / 1024
    total.all += size
    if (url.pathname.endsWith('.js')) total.js += size
    if (url.host === emulator) total.firestore += size
  })
  return () => ({ ...total })
}
