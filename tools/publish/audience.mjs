import { compatibilityProblems } from './contract.mjs'

/** @import { Registry, Release } from './contract.mjs' */

/**
 * Who gets a release from now on, in words that end a sentence: `is published …`.
 * @param {Registry} registry after it was published
 * @param {Release} release
 */
export function audienceOf({ shell, remotes }, release) {
  const list = remotes[release.name] ?? []
  const fits = (/** @type {Release} */ each) =>
    !shell || compatibilityProblems(each, shell).length === 0
  const kept = list.find(
    (each) => each.version !== release.version && each.share === 100 && fits(each),
  )
  const keep = kept ? `keep ${kept.version}` : 'get none'
  if (shell && !fits(release)) {
    const { has, needs } = missing(release, shell)
    return `for nobody yet. The shell has ${has}: members ${keep} until a shell with ${needs} is published`
  }
  if (release.share < 100) return `for ${release.share} % of the browsers; the others ${keep}`
  return 'for everyone'
}

/**
 * What a shell has, and what a release needs instead.
 * @param {Release} release
 * @param {NonNullable<Registry['shell']>} shell
 */
function missing(release, shell) {
  if (compatibilityProblems({ ...release, shared: {} }, shell).length > 0) {
    return { has: `contract ${shell.contract}`, needs: `contract ${release.contract}` }
  }
  const [name = '', range = ''] =
    Object.entries(release.shared).find(
      ([dependency, needed]) =>
        compatibilityProblems({ ...release, shared: { [dependency]: needed } }, shell).length > 0,
    ) ?? []
  const short = name.replace('@greenlight/', '')
  return { has: `${short} ${shell.shared[name] ?? ''}`, needs: range.replace('^', '') }
}
