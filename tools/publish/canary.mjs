import { Stop } from '../stack/fail.mjs'
import { alone } from './atomic.mjs'
import { flipped, publishedAt, registryFor, writeRegistry } from './registry.mjs'
import { findRelease } from './releases.mjs'

/**
 * Changes the share of browsers that get a remote's newer version: 100 gives it to all, 0 to none.
 * @param {import('./target.mjs').Target} target
 * @param {string} name
 * @param {number} percent
 * @param {string} [wanted] version to begin with; else the canary that there is
 * @returns {Promise<{ version: string, stays: string }>}
 */
export function setCanary(target, name, percent, wanted) {
  const { publishedDir, origins } = target
  return alone(publishedDir, async () => {
    await target.pull(['shell', name])
    const registry = registryFor(target)
    const entry = registry.remotes[name]
    const version = wanted ?? entry?.canary?.version
    const release = version && findRelease(publishedDir, name, version)
    if (!entry || !release) {
      throw new Stop(
        `${name} has no newer version: publish one with npm run publish:remote -- ${name} --canary ${percent}.`,
      )
    }
    const next = publishedAt(release, origins[name] ?? '')
    if (percent >= 100) registry.remotes[name] = flipped(entry, next)
    else registry.remotes[name] = { ...entry, canary: percent > 0 ? { ...next, percent } : null }
    writeRegistry(publishedDir, registry)
    await target.push('shell')
    return { version: release.version, stays: entry.version }
  })
}

/**
 * @param {string | undefined} text
 * @returns {number} 0 to 100
 */
export function readPercent(text) {
  const percent = Number(text)
  if (text && percent >= 0 && percent <= 100) return percent
  throw new Stop('Name the share of browsers, 0 to 100, as in: npm run canary -- mf-gallery 10')
}
