import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { inconsistencies, startHostedProject } from './releases/hostedProject.mjs'
import { interleave } from './releases/interleave.mjs'
import { killAt } from './releases/killAt.mjs'

/** @type {import('./releases/hostedProject.mjs').HostedProject} */
let project

beforeAll(async () => {
  project = await startHostedProject(tempFolder('releases-slow'))
  await project.publish('shell', { version: '1.0.0' })
  for (const name of ['mf-gallery', 'mf-admin']) await project.publish(name, { version: '1.0.0' })
})
afterAll(() => project.stop())

it('two publishers lose nothing in 20 rounds', { timeout: 900_000 }, async () => {
  await interleave(project, 20, 3)
})

describe.each(['mf-gallery', 'shell'])('a publisher of %s that is killed', (name) => {
  it('at any request leaves what the next one repairs', { timeout: 1_800_000 }, async () => {
    for (let request = 1; ; request += 1) {
      const killed = await killAt(project, name, request)
      if (!killed) break
      console.log(`${name} killed at ${request}, ${killed.asked}: members have ${killed.between}`)
    }
    expect(await inconsistencies(project)).toEqual([])
  })
})

describe('a remote with old releases', () => {
  it.each([1, 100, 500])(
    'of which %s stay is published by few requests',
    { timeout: 900_000 },
    async (count) => {
      await addOldReleases(count)
      await project.publish('mf-admin', { version: `9.${count}.0` })
      const before = project.fake.calls.length
      const started = performance.now()
      await project.publish('mf-admin', { version: `9.${count}.1`, chunks: 20 })
      const seconds = (performance.now() - started) / 1000
      const requests = project.fake.calls.length - before
      console.log(`${count} old releases: ${requests} requests, ${seconds.toFixed(1)} s`)
      expect(requests).toBeLessThanOrEqual(60)
      expect(seconds).toBeLessThan(20)
      const paths = [...(project.fake.hosting.served('fake-admin')?.files.keys() ?? [])]
      const old = paths.filter((path) => path.startsWith(`/mf-admin/8.${count}.`))
      expect(old).toHaveLength(40 * count)
    },
  )
})

/**
 * Publishes releases of 40 files each, all the same, without the time that this takes.
 * @param {number} count
 */
async function addOldReleases(count) {
  const registry = await project.store.read()
  const release = registry?.remotes['mf-admin']?.[0]
  const live = project.fake.hosting.served('fake-admin')
  const [hash] = live?.files.values() ?? []
  if (!registry || !release || !live || !hash) throw new Error('mf-admin is not published.')
  const day = new Date().toISOString()
  const releases = Array.from({ length: count }, (_, at) => {
    const version = `8.${count}.${at}`
    const paths = Array.from({ length: 40 }, (__, n) => `/mf-admin/${version}/assets/${n}.js`)
    const files = Object.fromEntries(paths.map((path) => [path, hash]))
    for (const path of paths) live.files.set(path, hash)
    return { release: { ...release, version, publishedAt: day }, files }
  })
  // A batch of Firestore has a limit.
  for (let at = 0; at < count; at += 100) {
    await project.store.change(() => ({
      registry,
      change: { at: day, by: 'test', what: 'old releases', reason: '' },
      releases: releases.slice(at, at + 100),
    }))
  }
}
