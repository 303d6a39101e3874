import { step } from '../stack/steps.mjs'
import { UserError } from '../stack/userError.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { insertReleases, isRemote } from './changes.mjs'
import { checkUpload } from './checkUpload.mjs'
import { describeRemote, describeShell } from './describeBuild.mjs'
import { needNoHold } from './holds.mjs'
import { readPackage } from './packages.mjs'
import { planSite } from './planSite.mjs'
import { promote } from './promote.mjs'
import { pageOf, releaseFiles, staticsOf } from './siteFiles.mjs'

/** @import { Release, ShellRelease } from './contract.mjs' */
/** @import { PublishedRelease } from './registryStore.mjs' */
/** @typedef {import('./target.mjs').Target} Target */
/**
 * @typedef {object} PublishOptions
 * @property {number} [share]
 * @property {string} [reason]
 * @property {string} [version] another one than in package.json
 * @property {boolean} [automatic] whether nobody named the package: then a hold refuses it
 * @property {import('../hosting/resolve.mjs').SiteConfig | undefined} [config] of the shell's site, if it changes
 */

/**
 * Publishes the build of a package: uploads it, checks it from outside, and only then puts it into the registry.
 * @param {Target} target
 * @param {string} folder of the package
 * @param {PublishOptions} [options]
 * @throws {UserError} if a file of it is missing or wrong, or the registry refuses it
 */
export async function publishPackage(target, folder, options = {}) {
  const { share = 100, reason = '', version, config, automatic = false } = options
  const { name } = readPackage(folder)
  const release =
    name === 'shell'
      ? describeShell(folder, version)
      : { ...describeRemote(folder, originOf(target, name), version), share }
  // Before the upload, too: nothing is uploaded for nothing.
  needNoHold(await (await target.store()).holds(), release, automatic)
  const { published, isLatest } = await uploadRelease(target, folder, release)
  const registered = step('registry changed')
  const registry = await promote(target, {
    what: `publish ${name} ${release.version}${share < 100 ? ` to ${share} %` : ''}`,
    reason,
    apply: (before, holds) => {
      needNoHold(holds, release, automatic)
      return isRemote(release)
        ? insertReleases(before, [release])
        : { ...before, shell: release, ...(config && { config }) }
    },
    holds: (_, holds) => (holds[name] ? { [name]: null } : {}),
    releases: [published],
  })
  // A command that was killed before it could repair the site may have written it without this release.
  if (name !== 'shell' && !(await isLatest())) {
    await target.write(name, { what: 'renew', plan: () => planSite(target, name) })
  }
  registered(`generation ${registry.generation}`)
  return release
}

/**
 * @param {Target} target
 * @param {string} name
 */
function originOf({ origins }, name) {
  const origin = origins[name]
  if (origin) return origin
  throw new UserError(
    `${name} has no site: name one in greenlight.config.json, or a port in shared/build/ports.json.`,
  )
}

/**
 * Puts the files of a release on its site, where nothing names them yet.
 * @param {Target} target
 * @param {string} folder of the package
 * @param {Release | ShellRelease} release
 * @returns {Promise<{ published: PublishedRelease, isLatest: () => Promise<boolean> }>}
 * @throws {UserError} if a file is missing or wrong
 */
export async function uploadRelease(target, folder, release) {
  const { name, version } = release
  const files = releaseFiles(folder, release)
  const uploaded = step(`${name} ${version} uploaded`)
  const { isLatest } = await target.write(name, {
    what: `upload ${name} ${version}`,
    plan: () => planSite(target, name, files),
  })
  uploaded()
  const checked = step(`${name} ${version} checked from outside`)
  const problems = await target.withOrigin(name, (origin) => checkUpload(name, files, origin))
  if (problems.length > 0) {
    throw new UserError(
      `${name} ${version} was not published:\n  ${problems.join('\n  ')}\nBuild it again, then repeat the command.`,
    )
  }
  checked()
  return { published: recordOf(target, folder, release, files), isLatest }
}

/**
 * What the store keeps of a release.
 * @param {Target} target
 * @param {string} folder of the package
 * @param {Release | ShellRelease} release
 * @param {import('./siteFiles.mjs').Contents} files
 * @returns {PublishedRelease}
 */
export function recordOf({ hashOf }, folder, release, files) {
  /** @type {Record<string, string>} */
  const hashes = {}
  for (const [path, content] of files) hashes[path] = hashOf(content)
  return {
    release,
    files: hashes,
    ...(release.name === 'shell' && { page: pageOf(folder) }),
    ...(isRemote(release) && { statics: staticsOf(folder, release) }),
  }
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
