// @vitest-environment node
import { hash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hostingApi } from '../google/hostingApi.mjs'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { hostingOf } from '../hosting/resolve.mjs'
import { writeHostedSite, zipped } from './writeHostedSite.mjs'

/** @typedef {import('./planSite.mjs').SitePlan} SitePlan */

const SITE = 'fake-gallery'
const name = 'mf-gallery'
/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake
/** @type {string[][]} */
let removed

beforeEach(async () => {
  fake = await startGoogleFake({ sites: [SITE] })
  for (const [key, value] of Object.entries(fake.env)) vi.stubEnv(key, value)
  removed = []
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.stop()
})

/** @type {(text: string) => { hash: string, content: Buffer }} */
const file = (text) => ({
  hash: hash('sha256', zipped(Buffer.from(text))),
  content: Buffer.from(text),
})

/** Names the files of all releases. @param {string} version the newest */
const nameOf = (version) => `v${version.replaceAll('.', '')}`

/**
 * A plan with one release.
 * @param {string} version
 * @param {Partial<SitePlan>} [more]
 * @returns {SitePlan}
 */
const release = (version, more = {}) => ({
  generation: 1,
  files: new Map([[`/${name}/${version}/remoteEntry.js`, file(version)]]),
  releases: { before: 'unknown', after: nameOf(version) },
  remove: [],
  folders: [version],
  expired: [],
  hosting: (folders) =>
    hostingOf(name, {
      origins: {},
      config: { firebase: { apiKey: '', projectId: '' } },
      routes: [],
      folders,
    }),
  ...more,
})

/** Only what is asked of it here. */
const store = /** @type {import('./registryStore.mjs').RegistryStore} */ (
  /** @type {unknown} */ ({
    read: () => Promise.resolve({ generation: 1 }),
    markRemoved: (/** @type {{ version: string }[]} */ releases) =>
      Promise.resolve(removed.push(releases.map(({ version }) => version))),
  })
)

/** @param {() => Promise<SitePlan>} plan */
const write = (plan) =>
  writeHostedSite({
    api: hostingApi(fake.project),
    site: SITE,
    name,
    store,
    change: { what: 'a test', plan },
  })
const publish = (/** @type {string} */ version, more = {}) =>
  write(() => Promise.resolve(release(version, more)))

const served = () => fake.hosting.served(SITE)
const paths = () => [...(served()?.files.keys() ?? [])].sort()
const entry = (/** @type {string} */ version) => `/${name}/${version}/remoteEntry.js`
const forever = () =>
  served()
    ?.config.headers?.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
    .map(({ glob }) => glob)

it('clones what is live and uploads only what is new', async () => {
  await publish('1.0.0')
  const before = fake.calls.length
  await publish('1.1.0', { folders: ['1.0.0', '1.1.0'] })
  expect(paths()).toEqual([entry('1.0.0'), entry('1.1.0')])
  expect(forever()).toEqual(['/mf-gallery/@(1.0.0|1.1.0)/**'])
  const base = '/v1beta1/projects/fake-project/sites/fake-gallery'
  const version = served()?.name
  const operation = '/v1beta1/projects/fake-project/operations/operation-1'
  expect(fake.calls.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET ${base}/channels/live`,
    `POST ${base}/versions:clone`,
    `GET ${operation}`,
    `GET ${operation}`,
    `POST /v1beta1/${version}:populateFiles`,
    `POST /upload/${version}/files/${file('1.1.0').hash}`,
    `PATCH ${base}/versions/${version?.split('/').at(-1)}`,
    `POST ${base}/channels/live/releases`,
    `GET ${base}/channels/live/releases`,
  ])
  expect(fake.hosting.releases(SITE)[0]?.message).toBe('generation 1, files v110: a test')
})

it('adds what another command released after the clone, and keeps its folder for ever', async () => {
  await publish('1.0.0')
  /** @type {Promise<unknown> | undefined} */
  let other
  await write(async () => {
    // This command has read what is live; now another one publishes.
    other ??= publish('1.2.0', { folders: ['1.0.0', '1.2.0'] })
    await other
    return release('1.1.0', { folders: ['1.0.0', '1.1.0'] })
  })
  expect(paths()).toEqual([entry('1.0.0'), entry('1.1.0'), entry('1.2.0')])
  expect(
    forever()?.[0]
      ?.match(/1\.\d\.0/g)
      ?.sort(),
  ).toEqual(['1.0.0', '1.1.0', '1.2.0'])
})

it('makes again what a second command undid at the same moment', async () => {
  await publish('1.0.0')
  await Promise.all(['2.0.0', '2.1.0', '2.2.0'].map((version) => publish(version)))
  expect(paths()).toEqual(['1.0.0', '2.0.0', '2.1.0', '2.2.0'].map(entry))
})

it('names the files of earlier releases again, unless the clone is known to have them', async () => {
  await publish('1.0.0')
  // Of a release that another command lost: Hosting knows its content.
  const lost = { hash: file('1.0.0').hash }
  const publishAfter = (/** @type {string} */ version, /** @type {string} */ before) =>
    publish(version, {
      files: new Map([[entry('0.9.0'), lost], ...release(version).files]),
      releases: { before, after: nameOf(version) },
    })
  await publishAfter('1.1.0', nameOf('1.0.0'))
  expect(paths()).toEqual([entry('1.0.0'), entry('1.1.0')])
  await publishAfter('1.2.0', 'something else')
  expect(paths()).toEqual(['0.9.0', '1.0.0', '1.1.0', '1.2.0'].map(entry))
})

it('removes the files of releases that have expired', async () => {
  await publish('1.0.0')
  await publish('1.1.0', {
    remove: [entry('1.0.0')],
    expired: [{ name, version: '1.0.0', publishedAt: '' }],
  })
  expect(paths()).toEqual([entry('1.1.0')])
  expect(forever()).toEqual(['/mf-gallery/@(1.1.0)/**'])
  expect(removed).toEqual([['1.0.0']])
})

it('goes on without files that Hosting has lost, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { hash: lost } = file('never uploaded')
  const files = new Map([...release('1.1.0').files, [entry('0.1.0'), { hash: lost }]])
  await publish('1.1.0', { files })
  expect(paths()).toEqual([entry('1.1.0')])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(entry('0.1.0')))
})
