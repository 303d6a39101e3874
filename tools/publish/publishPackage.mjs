import { rmSync } from 'node:fs'
import { step } from '../stack/steps.mjs'
import { UserError } from '../stack/userError.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { insertReleases } from './changes.mjs'
import { checkUpload } from './checkUpload.mjs'
import { describeRemote, describeShell } from './describeBuild.mjs'
import { readPackage } from './packages.mjs'
import { promote } from './promote.mjs'
import { addRemoteFiles, releaseFolder } from './siteFolders.mjs'

/** @typedef {import('./target.mjs').Target} Target */
/**
 * @typedef {object} PublishOptions
 * @property {number} [share]
 * @property {string} [reason]
 * @property {string} [version] another one than in package.json
 * @property {import('../hosting/resolve.mjs').SiteConfig | undefined} [config] of the shell's site, if it changes
 */

/**
 * Publishes the build of a package.
 * @param {Target} target
 * @param {string} folder of the package
 * @param {PublishOptions} [options]
 */
export function publishPackage(target, folder, options = {}) {
  const { name } = readPackage(folder)
  return name === 'shell'
    ? publishShell(target, folder, options)
    : publishRemote(target, folder, options)
}

/**
 * Uploads a release, checks it from outside, and only then puts it into the registry.
 * @param {Target} target
 * @param {string} folder
 * @param {PublishOptions} options
 * @throws {UserError} if a file of it is missing or wrong, or the registry refuses it
 */
async function publishRemote(target, folder, { share = 100, reason = '', version }) {
  const { name } = readPackage(folder)
  const origin = target.origins[name]
  if (!origin) {
    throw new UserError(
      `${name} has no site: name one in greenlight.config.json, or a port to shared/build/ports.json.`,
    )
  }
  const release = { ...describeRemote(folder, origin, version), share }
  await uploadRemote(target, folder, release)
  const registered = step('registry changed')
  const registry = await promote(target, {
    what: `publish ${name} ${release.version}${share < 100 ? ` to ${share} %` : ''}`,
    reason,
    apply: (before) => insertReleases(before, [release]),
    releases: [release],
  })
  registered(`generation ${registry.generation}`)
  return release
}

/**
 * @param {Target} target
 * @param {string} folder of the package
 * @param {import('./contract.mjs').Release} release
 * @throws {UserError}
 */
export async function uploadRemote(target, folder, release) {
  const { name, version } = release
  const build = buildFolder(folder)
  const store = await target.store()
  await store.withLease(name, async () => {
    const uploaded = step(`${name} ${version} uploaded`)
    await target.pull(name)
    addRemoteFiles(target.publishedDir, release, build)
    await target.push(name)
    uploaded()
    const checked = step(`${name} ${version} checked from outside`)
    const problems = await target.withOrigin(name, (origin) => checkUpload(release, origin, build))
    if (problems.length > 0) {
      rmSync(releaseFolder(target.publishedDir, release), { recursive: true, force: true })
      await target.push(name)
      throw new UserError(
        `${name} ${version} was not published:\n  ${problems.join('\n  ')}\nBuild it again, then repeat the command.`,
      )
    }
    checked()
  })
}

/**
 * Publishes the shell: refused if some remote has no release that fits it.
 * @param {Target} target
 * @param {string} folder
 * @param {PublishOptions} options
 */
async function publishShell(target, folder, { reason = '', version, config }) {
  const release = describeShell(folder, version)
  const published = step('shell uploaded and registry changed')
  await promote(target, {
    what: `publish shell ${release.version}`,
    reason,
    apply: (before) => before,
    shell: { build: buildFolder(folder), release, config },
  })
  published()
  return release
}

/**
 * The version under which a build may be published: its own, or on this machine a prerelease named by
 * its content if its own is published.
 * @param {Target} target
 * @param {string} folder
 * @param {boolean} prerelease whether one may be made
 * @throws {UserError} if the version is published
 */
export async function freeVersion(target, folder, prerelease) {
  const { name, version } = readPackage(folder)
  const store = await target.store()
  if (!(await store.isPublished({ name, version }))) return version
  if (!prerelease) {
    throw new UserError(
      `${name} ${version} is published and never changes: make a new version with npx lerna version.`,
    )
  }
  const content = contentHash(buildFolder(folder), version)
  const next = `${version}-local.${content.slice(0, 8)}`
  if (!(await store.isPublished({ name, version: next }))) return next
  throw new UserError(`${name} has not changed since ${next} was published.`)
}
