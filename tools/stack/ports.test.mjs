// @vitest-environment node
import { createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { freePorts, isFree } from './ports.mjs'

const server = createServer()
afterAll(() => void server.close())

it('offers ports that are free, never twice, and that no outgoing connection takes', async () => {
  const ports = [...(await freePorts(20)), ...(await freePorts(20))]
  expect(new Set(ports).size).toBe(40)
  for (const port of ports) {
    expect(await isFree(port)).toBe(true)
    expect(port).toBeLessThan(32_768)
  }
})

it('sees that a port is taken', async () => {
  const [port = 0] = await freePorts(1)
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(null)))
  expect(await isFree(port)).toBe(false)
})
