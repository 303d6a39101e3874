// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vitalNames } from '../../shell/src/monitoring/vitalNames.ts'
import { parseJson } from '../stack/json.mjs'
import { createReceiver } from './receiver.mjs'

/** @type {import('node:http').Server} */
let server
/** @type {{ severity: string, what: string }[]} */
let lines
let origin = ''
beforeEach(async () => {
  lines = []
  server = createReceiver((line) => lines.push(parseJson(line)))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  origin = `http://127.0.0.1:${port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** As `sendBeacon` sends it. @param {unknown} event */
const send = async (event) => {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  return (await fetch(origin, { method: 'POST', body })).status
}
const failed = { what: 'remote-failed', remote: 'mf-gallery', version: '1.2.0', code: 'timeout' }

describe('an event', () => {
  it('becomes a line with its known fields', async () => {
    expect(await send({ ...failed, uid: 'ann' })).toBe(204)
    expect(
      await send({ what: 'vital', name: 'largest paint', value: 1200.5, route: '/gallery' }),
    ).toBe(204)
    expect(await send({ what: 'start-failed' })).toBe(204)
    expect(lines).toEqual([
      { severity: 'INFO', message: 'remote-failed', ...failed },
      {
        severity: 'INFO',
        message: 'vital',
        what: 'vital',
        name: 'largest paint',
        value: 1200.5,
        route: '/gallery',
      },
      { severity: 'INFO', message: 'start-failed', what: 'start-failed' },
    ])
  })

  it.each(Object.values(vitalNames))('may name the vital "%s"', async (name) => {
    expect(await send({ what: 'vital', name, value: 1, route: '/' })).toBe(204)
  })

  it.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['of another kind', { what: 'hello' }],
    ['of the kind of an own property', { what: 'constructor' }],
    ['with a field too few', { what: 'remote-failed', remote: 'mf-gallery' }],
    ['with words in a field', { ...failed, code: 'call 555-0100 now' }],
    [
      'with an id in the route',
      { what: 'vital', name: 'largest paint', value: 1, route: '/profile/abc' },
    ],
    ['with a vital of another name', { what: 'vital', name: 'LCP', value: 1, route: '/' }],
    ['with a text for a number', { what: 'vital', name: 'largest paint', value: 'x', route: '/' }],
  ])('is refused: %s', async (_, event) => {
    expect(await send(event)).toBe(400)
    expect(lines).toEqual([])
  })

  it('is refused if it is too long, or asked for', async () => {
    await expect(send('x'.repeat(100_000))).rejects.toThrow('fetch failed')
    expect((await fetch(origin)).status).toBe(405)
    expect(lines).toEqual([])
  })
})

describe('an alarm', () => {
  const alerts = () => lines.filter(({ severity }) => severity === 'ALERT').map(({ what }) => what)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([failed, { what: 'registry-failed' }, { what: 'start-failed' }])(
    'is raised by the fifth $what within five minutes, once',
    async (event) => {
      for (let times = 1; times <= 4; times += 1) await send(event)
      expect(alerts()).toEqual([])
      await send(event)
      expect(alerts()).toEqual([event.what])
      await send(event)
      expect(alerts()).toEqual([event.what])
      vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
      for (let times = 1; times <= 5; times += 1) await send(event)
      expect(alerts()).toEqual([event.what, event.what])
    },
  )

  it('is raised by the first quota that is used up, and by no other event', async () => {
    const shown = { what: 'remote-shown', remote: 'mf-gallery', version: '1.2.0', ms: 10 }
    for (let times = 1; times <= 10; times += 1) await send(shown)
    await send({ what: 'quota-exceeded' })
    expect(alerts()).toEqual(['quota-exceeded'])
  })

  it('is not raised by failures that are far apart', async () => {
    for (let times = 1; times <= 10; times += 1) {
      await send(failed)
      vi.setSystemTime(Date.now() + 2 * 60_000)
    }
    expect(alerts()).toEqual([])
  })
})
