// @vitest-environment node
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts } from './ports.mjs'
import { isListening } from './runningSite.mjs'

it('knows at once whether a program listens', async () => {
  const [port = 0] = await freePorts(1)
  const started = performance.now()
  expect(await isListening(port)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1000)
  const server = createServer()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  expect(await isListening(port)).toBe(true)
  server.close()
})
