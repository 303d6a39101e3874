import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { folderOf, foldersInRules, servingConfig } from '../hosting/resolve.mjs'
import { UserError } from '../stack/userError.mjs'

/** @import { HostingApi, HostingRelease } from '../google/hostingApi.mjs' */
/** @import { SitePlan } from './planSite.mjs' */

const UPLOADS_AT_ONCE = 20
/** More in a row means that something else is wrong. */
const MOST_REPAIRS = 20
/** An empty hash removes a path. */
const REMOVED = ''

/**
 * Writes a site of Firebase Hosting: clones what is live, adds the files that are new, and releases that. A release
 * has no precondition, so another command may release between the clone and this release. Then its files are
 * missing in this one: they are added, and the site is released again. So the last writer repairs.
 * @param {object} options
 * @param {HostingApi} options.api
 * @param {string} options.site
 * @param {string} options.name of the package
 * @param {import('./registryStore.mjs').RegistryStore} options.store
 * @param {import('./target.mjs').SiteChange} options.change
 * @returns {Promise<string>} the release
 */
export async function writeHostedSite({ api, site, name, store, change }) {
  /** Files of releases that other commands uploaded meanwhile. @type {Map<string, string>} */
  const others = new Map()
  let base = await api.live(site)
  for (let round = 0; round <= MOST_REPAIRS; round += 1) {
    const plan = await change.plan()
    const version = await api.createVersion(site, base?.version)
    const isComplete = others.size === 0 && releasesIn(base?.message) === plan.releases.before
    await fill(api, version, isComplete ? withoutReleases(name, plan) : plan, others)
    const folders = foldersOf(name, plan, others, base)
    await api.finalize(site, version, servingConfig(plan.hosting(folders)))
    const message = releaseMessage(plan, change.what)
    const released = await api.release(site, version, message)
    if (plan.expired.length > 0) await store.markRemoved(plan.expired)

    const since = await api.releasesSince(site, base)
    const own = since.findIndex((release) => release.name === released)
    const between = since.slice(own + 1)
    const isCurrent = ((await store.read())?.generation ?? 0) === plan.generation
    if (between.length === 0 && (isCurrent || name !== 'shell')) return released
    for (const release of between) {
      for (const [path, hash] of await api.files(release.version)) {
        if (folderOf(name, path) && !plan.remove.includes(path)) others.set(path, hash)
      }
    }
    base = since[0]
    await wait(Math.random() * 500)
  }
  throw new UserError(`Other commands keep publishing to ${site}: repeat the command later.`)
}

/**
 * A plan without the files of releases that are in the clone already.
 * @param {string} name of the package
 * @param {SitePlan} plan
 * @returns {SitePlan}
 */
function withoutReleases(name, plan) {
  const files = [...plan.files].filter(([path, file]) => file.content || !folderOf(name, path))
  return { ...plan, files: new Map(files) }
}

/**
 * Adds and removes files of a version.
 * @param {HostingApi} api
 * @param {string} version
 * @param {SitePlan} plan
 * @param {ReadonlyMap<string, string>} others
 */
async function fill(api, version, { files, remove }, others) {
  /** @type {SitePlan['files']} */
  const all = new Map()
  for (const [path, hash] of others) all.set(path, { hash })
  for (const path of remove) all.set(path, { hash: REMOVED })
  for (const [path, file] of files) all.set(path, file)
  const lost = await uploadFiles(api, version, all)
  if (lost.length === 0) return
  console.warn(`  … Hosting has lost ${lost.length} files of old releases, as ${lost[0]}`)
  await api.populate(version, new Map(lost.map((path) => [path, REMOVED])))
}

/**
 * Names the files of a version, and uploads what Hosting does not have yet.
 * @param {HostingApi} api
 * @param {string} version
 * @param {SitePlan['files']} files
 * @returns {Promise<string[]>} the paths without content that Hosting does not have
 */
export async function uploadFiles(api, version, files) {
  const hashes = new Map([...files].map(([path, { hash }]) => [path, hash]))
  const { required, uploadUrl } = await api.populate(version, hashes)
  /** @type {Map<string, Buffer>} */
  const contents = new Map()
  for (const { hash, content } of files.values()) if (content) contents.set(hash, content)
  const queue = [...required]
  const work = async () => {
    for (let hash = queue.pop(); hash !== undefined; hash = queue.pop()) {
      const content = contents.get(hash)
      if (content) await api.upload(uploadUrl, hash, zipped(content))
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work))
  const lost = new Set(required.filter((hash) => !contents.has(hash)))
  return [...hashes].filter(([, hash]) => lost.has(hash)).map(([path]) => path)
}

/**
 * The folders of releases that a site has after a change.
 * @param {string} name
 * @param {SitePlan} plan
 * @param {ReadonlyMap<string, string>} others
 * @param {HostingRelease | undefined} base
 */
function foldersOf(name, { folders, remove }, others, base) {
  const known = [
    ...folders,
    ...[...others.keys()].flatMap((path) => folderOf(name, path) ?? []),
    // Of a release that another command has uploaded, but that the registry does not name yet.
    ...(base ? foldersInRules(name, base.config.headers) : []),
  ]
  const gone = new Set(remove.flatMap((path) => folderOf(name, path) ?? []))
  return [...new Set(known)].filter((folder) => !gone.has(folder) || folders.includes(folder))
}

/** As firebase-tools compresses, so that both know the same contents. @param {Buffer} content */
export const zipped = (content) => gzipSync(content, { level: 9 })

/**
 * What a release of a site says of itself, in the console of Hosting, too.
 * @param {SitePlan} plan
 * @param {string} what
 */
const releaseMessage = ({ generation, releases }, what) =>
  `generation ${generation}, files ${releases.after}: ${what}`.slice(0, 512)

/**
 * The generation that a site shows.
 * @param {string | undefined} message of its release
 */
export function generationIn(message) {
  const [, generation] = /^generation (\d+),/.exec(message ?? '') ?? []
  return generation === undefined ? null : Number(generation)
}

/**
 * Which files of releases a site has.
 * @param {string | undefined} message of its release
 */
const releasesIn = (message) => /^generation \d+, files (\w+):/.exec(message ?? '')?.[1]
