/**
 * Why a remote cannot run in a shell; nothing when it can.
 * @param {{ name: string, contract: number }} remote
 * @param {Record<string, string>} shared range of each package that it takes from the shell
 * @param {import('./shell.mjs').ShellRecord} shell
 * @returns {string[]}
 */
export function whyUnfit({ name, contract }, shared, shell) {
  const reasons = []
  if (contract !== shell.contract && contract !== shell.contract - 1) {
    reasons.push(`${name} is built for contract ${contract}, the shell has ${shell.contract}`)
  }
  for (const [wanted, range] of Object.entries(shared)) {
    const provided = shell.provides[wanted]
    if (provided && !satisfies(provided, range)) {
      reasons.push(`${name} needs ${wanted} ${range}, the shell has ${provided}`)
    }
  }
  return reasons
}

/**
 * Whether a version is in a caret range, as all shared packages are asked for (vite.federation.ts):
 * not older, and equal in the first number that is not 0. The shell asks the same before it runs a
 * remote (shell/src/remotes/sharedVersions.ts), which Node 20 cannot import; one table tests both.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const has = numbers(version)
  const needs = numbers(range)
  const leading = needs.findIndex((number) => number > 0)
  const fixed = leading === -1 ? needs.length - 1 : leading
  for (const [at, number] of needs.entries()) {
    const own = has[at] ?? 0
    if (own !== number) return own > number && at > fixed
  }
  return true
}

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split(/[.-]/, 3)
    .map(Number)
