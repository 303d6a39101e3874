import { Stop } from '../stack/fail.mjs'
import { alone } from './atomic.mjs'
import { publishedAt, registryFor, writeRegistry } from './registry.mjs'
import { findRelease, releasesOf } from './releases.mjs'

/**
 * Points all members at an earlier version. What is left behind is no longer anyone's to fall back
 * to: that becomes the version before.
 * @param {import('./target.mjs').Target} target
 * @param {string} name
 * @param {string} [wanted] version; the last good one when not named
 * @returns {Promise<{ version: string, before: string }>}
 */
export function rollback(target, name, wanted) {
  const { publishedDir, origins } = target
  return alone(publishedDir, async () => {
    await target.pull(['shell', name])
    const registry = registryFor(target)
    const entry = registry.remotes[name]
    if (!entry) throw new Stop(`${name} is not published: npm start publishes it.`)
    const version = wanted ?? entry.previous?.version
    if (!version) throw new Stop(`${name} ${entry.version} has no earlier version to go back to.`)
    const release = findRelease(publishedDir, name, version)
    if (!release) {
      const published = releasesOf(publishedDir, name).map((each) => each.version)
      throw new Stop(`${name} ${version} is not published; these are: ${published.join(', ')}.`)
    }
    const origin = origins[name] ?? ''
    const earlier = releasesOf(publishedDir, name).find(
      (each) => each.publishedAt < release.publishedAt,
    )
    registry.remotes[name] = {
      ...publishedAt(release, origin),
      since: new Date().toISOString(),
      previous: earlier ? publishedAt(earlier, origin) : null,
      canary: null,
    }
    writeRegistry(publishedDir, registry)
    await target.push('shell')
    return { version, before: entry.version }
  })
}
