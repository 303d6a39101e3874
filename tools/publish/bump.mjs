import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../stack/fail.mjs'
import { root } from '../stack/paths.mjs'
import { readPackage } from './packages.mjs'

/**
 * @param {string} version
 * @param {string} part `patch`, `minor` or `major`
 */
export function raised(version, part) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (part === 'major') return `${major + 1}.0.0`
  if (part === 'minor') return `${major}.${minor + 1}.0`
  if (part === 'patch') return `${major}.${minor}.${patch + 1}`
  throw new Stop(`--bump takes patch, minor or major, not "${part}".`)
}

/**
 * Raises the version in a remote's package.json.
 * @param {string} name
 * @param {string} part
 */
export function bump(name, part) {
  const path = join(root, name, 'package.json')
  const { version } = readPackage(name)
  const next = raised(version, part)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(`"version": "${version}"`, `"version": "${next}"`))
}
