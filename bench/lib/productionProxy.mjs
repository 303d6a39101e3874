import { createServer, request } from 'node:http'
import { createGzip } from 'node:zlib'

/** A round trip of the simulated phone (throttle.ts). The browser's own throttle leaves preflights out. */
const ROUND_TRIP_MS = 150
/** What Google's APIs answer to a preflight. */
const MAX_AGE_S = 3600

/**
 * A proxy before an emulator, with two costs of the real service: a preflight takes a round trip and is
 * remembered for an hour, and answers are compressed. Connections are not simulated.
 * @param {string} target host:port of the emulator
 * @returns {Promise<string>} host:port of the proxy
 */
export async function startProductionProxy(target) {
  const [host = '', port] = target.split(':')
  const proxy = createServer((asked, answering) => {
    if (asked.method === 'OPTIONS') {
      setTimeout(() => answering.writeHead(204, allowed(asked)).end(), ROUND_TRIP_MS)
      return
    }
    const options = { host, port, path: asked.url, method: asked.method, headers: asked.headers }
    const passed = request(options, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      const accepts = String(asked.headers['accept-encoding']).includes('gzip')
      const isListener = asked.url?.includes('/Listen/')
      if (!accepts || isListener || answer.headers['content-encoding']) {
        answering.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(answering)
        return
      }
      answering.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'gzip' })
      answer.pipe(createGzip()).pipe(answering)
    })
    passed.on('error', () => answering.destroy())
    answering.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise((ready) => proxy.listen(0, '127.0.0.1', () => ready(undefined)))
  const address = proxy.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** @param {import('node:http').IncomingMessage} asked */
function allowed({ headers }) {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '*',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(MAX_AGE_S),
  }
}
