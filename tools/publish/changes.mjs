import { UserError } from '../stack/userError.mjs'
import { compatibilityProblems, pathsOverlap } from './contract.mjs'

/** @import { Registry, Release, ShellRelease } from './contract.mjs' */

/** A list keeps this many releases to fall back to. `rollback` and `canary` bring back any other by its version. */
const LONGEST_LIST = 5

/**
 * @param {Release | ShellRelease} release
 * @returns {release is Release}
 */
export const isRemote = (release) => 'entry' in release

/**
 * Inserts releases at the front of their lists.
 * @param {Registry} registry
 * @param {readonly Release[]} releases
 */
export function insertReleases(registry, releases) {
  const remotes = { ...registry.remotes }
  for (const release of releases) {
    const others = (remotes[release.name] ?? []).filter(
      ({ version }) => version !== release.version,
    )
    remotes[release.name] = shortened([release, ...others], registry.shell)
  }
  return { ...registry, remotes }
}

/**
 * @param {Release[]} list
 * @param {ShellRelease | null} shell
 */
function shortened(list, shell) {
  const fitting = list.find((release) => isForEveryone(release, shell))
  return list.filter((release, at) => at < LONGEST_LIST || release === fitting)
}

/**
 * Removes a release: the first, or all before the named one.
 * @param {Registry} registry
 * @param {string} name
 * @param {Release} [wanted] the release to go back to; it need not be in the list
 * @throws {UserError}
 */
export function rollBack(registry, name, wanted) {
  const list = registry.remotes[name] ?? []
  const [first, ...others] = list
  if (!first)
    throw new UserError(`${name} is not published: npm run publish -- ${name} publishes it.`)
  if (!wanted && others.length === 0) {
    throw new UserError(`${name} ${first.version} has no earlier release to go back to.`)
  }
  const at = list.findIndex(({ version }) => version === wanted?.version)
  const back = at < 0 ? [] : list.slice(at + 1)
  const next = wanted ? [{ ...wanted, share: 100 }, ...back] : others
  return { ...registry, remotes: { ...registry.remotes, [name]: next } }
}

/**
 * Gives a release to everybody, as the first of its list or as the shell.
 * @param {Registry} registry
 * @param {Release | ShellRelease} release
 */
export const bringBack = (registry, release) =>
  isRemote(release)
    ? insertReleases(registry, [{ ...release, share: 100 }])
    : { ...registry, shell: release }

/**
 * @param {string | undefined} text
 * @returns {number} 0 to 100
 */
export function readShare(text) {
  const share = Number(text)
  if (text && share >= 0 && share <= 100) return share
  throw new UserError(
    'Name the share of browsers, 0 to 100, as in: npm run canary -- mf-gallery 10',
  )
}

/**
 * Changes the share of browsers that get a release; 0 removes it.
 * @param {Registry} registry
 * @param {Release} release
 * @param {number} share
 */
export function setShare(registry, release, share) {
  const { name, version } = release
  const list = registry.remotes[name] ?? []
  const next = { ...release, share }
  const isListed = list.some((each) => each.version === version)
  if (share > 0 && !isListed) return insertReleases(registry, [next])
  const after = share > 0 ? [next] : []
  const changed = list.flatMap((each) => (each.version === version ? after : each))
  return { ...registry, remotes: { ...registry.remotes, [name]: changed } }
}

/**
 * Whether a release is no canary and fits the shell.
 * @param {Release} release
 * @param {ShellRelease | null} shell
 */
export const isForEveryone = (release, shell) =>
  release.share === 100 && (!shell || compatibilityProblems(release, shell).length === 0)

/**
 * The remotes of which no release is for everyone.
 * @param {Registry} registry
 */
export const unfitRemotes = ({ shell, remotes }) =>
  Object.keys(remotes).filter(
    (name) => !remotes[name]?.some((release) => isForEveryone(release, shell)),
  )

/**
 * What is wrong with a registry, in words; each names what would be right.
 * @param {Registry} registry
 */
export function registryProblems(registry) {
  const { shell, remotes } = registry
  const problems = unfitRemotes(registry).map((name) => {
    const reasons = (remotes[name] ?? []).flatMap((release) =>
      release.share < 100
        ? `${name} ${release.version} is for ${release.share} % of the browsers only`
        : shell
          ? compatibilityProblems(release, shell)
          : [],
    )
    const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : ''
    return `The shell ${shell?.version ?? ''} would have no release of ${name} for everyone${why}. Publish one that fits first.`
  })
  const releases = Object.values(remotes).flat()
  const pages = releases.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })))
  pages.forEach(({ name, path }, at) => {
    for (const other of pages.slice(at + 1)) {
      if (other.name === name || !pathsOverlap(path, other.path)) continue
      problems.push(
        `${name} and ${other.name} both have a page at ${other.path}: remove one of them.`,
      )
    }
  })
  return [...new Set(problems)]
}
