// @vitest-environment node
import { expect, it } from 'vitest'
import { freePorts, isFree } from './ports.mjs'

it('chooses different ports below those of outgoing connections', async () => {
  const ports = [...(await freePorts(20)), ...(await freePorts(20))]
  expect(new Set(ports).size).toBe(40)
  for (const port of ports) {
    expect(await isFree(port)).toBe(true)
    expect(port).toBeLessThan(32_768)
  }
})
