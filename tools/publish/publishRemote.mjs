import { Stop } from '../stack/fail.mjs'
import { alone } from './atomic.mjs'
import { buildFolder } from './buildFolder.mjs'
import { markSeen } from './builds.mjs'
import { checkRelease } from './checkRelease.mjs'
import { readPackage } from './packages.mjs'
import { flipped, publishedAt, registryFor, writeRegistry } from './registry.mjs'
import { addRelease, dropRelease, findRelease } from './releases.mjs'
import { publishedShell } from './shell.mjs'
import { withOrigin } from './target.mjs'

/**
 * Publishes a remote's build under its own version: put in place, looked at from outside, and only
 * then given to members.
 * @param {import('./target.mjs').Target} target
 * @param {string} name of the remote, built
 * @param {number} [percent] of the browsers that get it; the others keep what they have
 * @returns {Promise<{ version: string, before: string | undefined }>}
 * @throws {Stop} when it is published already or does not stand the look
 */
export function publishRemote(target, name, percent = 100) {
  const { publishedDir, origins } = target
  return alone(publishedDir, async () => {
    await target.pull(['shell', name])
    const version = unpublished(publishedDir, name)
    const folder = buildFolder(name)
    const release = addRelease(publishedDir, name, folder, version)
    await target.push(name)
    const problems = await withOrigin(target, name, (origin) =>
      checkRelease(publishedAt(release, origin), folder, publishedShell(publishedDir)),
    )
    if (problems.length > 0) {
      dropRelease(publishedDir, release)
      await target.push(name)
      throw new Stop(`${name} ${version} was not published:\n  ${problems.join('\n  ')}`)
    }
    const registry = registryFor(target)
    const entry = registry.remotes[name]
    const next = publishedAt(release, origins[name] ?? '')
    registry.remotes[name] =
      entry && percent < 100 ? { ...entry, canary: { ...next, percent } } : flipped(entry, next)
    writeRegistry(publishedDir, registry)
    await target.push('shell')
    markSeen(publishedDir, name, release.hash)
    return { version, before: entry?.version }
  })
}

/**
 * Stops with one line when a remote's present version is published already: before it is built for
 * nothing.
 * @param {import('./target.mjs').Target} target
 * @param {string} name
 */
export function needUnpublished(target, name) {
  return alone(target.publishedDir, async () => {
    await target.pull([name])
    unpublished(target.publishedDir, name)
  })
}

/**
 * @param {string} publishedDir
 * @param {string} name
 * @returns {string} the version
 */
function unpublished(publishedDir, name) {
  const { version } = readPackage(name)
  if (!findRelease(publishedDir, name, version)) return version
  throw new Stop(`${name} ${version} is published and never changes: add --bump patch.`)
}
