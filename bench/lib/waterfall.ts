import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'

const COLUMNS = 60

type Request = {
  url: string
  /** In s since the first request. */
  start: number
  head?: number
  end?: number
  bytes: number
}

/**
 * Records the requests of a page from now on, if `npm run bench` has `--waterfall`. The returned function
 * writes them to `bench/waterfalls/<name>.txt`: start and end in ms, KB, and a line of dots for waiting
 * and hashes for the download.
 */
export async function recordWaterfall(session: CDPSession): Promise<(name: string) => void> {
  const folder = process.env['GREENLIGHT_BENCH_WATERFALLS']
  if (!folder) return () => {}
  const requests = new Map<string, Request>()
  let began: number | undefined
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return
    began ??= timestamp
    requests.set(requestId, { url: request.url, start: timestamp - began, bytes: 0 })
  })
  const change = (id: string, changes: (request: Request) => void) => {
    const request = requests.get(id)
    if (request) changes(request)
  }
  session.on('Network.responseReceived', ({ requestId, timestamp }) =>
    change(requestId, (request) => (request.head = timestamp - (began ?? 0))),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    change(requestId, (request) => (request.bytes += encodedDataLength)),
  )
  session.on('Network.loadingFinished', ({ requestId, timestamp }) =>
    change(requestId, (request) => (request.end = timestamp - (began ?? 0))),
  )
  return (name) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.txt`), draw([...requests.values()]))
  }
}

function draw(requests: readonly Request[]): string {
  const last = Math.max(...requests.map(({ start, head, end }) => end ?? head ?? start))
  const column = (s: number) => Math.round((s / last) * COLUMNS)
  const lines = requests.map(({ url, start, head = start, end = last, bytes }) => {
    const { port, pathname } = new URL(url)
    const wait = '.'.repeat(Math.max(0, column(head) - column(start)))
    const load = '#'.repeat(Math.max(1, column(end) - column(head)))
    const bar = `${' '.repeat(column(start))}${wait}${load}`.padEnd(COLUMNS + 1)
    const figures = [start * 1000, end * 1000].map((ms) => String(Math.round(ms)).padStart(6))
    return `${figures.join('')} ${(bytes / 1024).toFixed(1).padStart(6)} KB ${bar} ${port}${pathname}`
  })
  return `${lines.join('\n')}\n`
}
