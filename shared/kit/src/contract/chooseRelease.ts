import type { Release, ShellRelease } from './registry.ts'

/** The shell's contract and versions of shared packages. */
type ShellVersions = Pick<ShellRelease, 'contract' | 'shared'>

type ReleaseVersions = Pick<Release, 'name' | 'version' | 'contract' | 'shared'>

type Browser = {
  /** From 0 to 99, chosen once for this browser. */
  bucket: number
  /** Entries of releases that failed in this page. */
  failed: ReadonlySet<string>
}

/**
 * The release that a browser runs: the first of the list that fits the shell, has a share above the browser's
 * bucket, and has not failed in this page.
 * @param list best first
 */
export function chooseRelease(
  list: readonly Release[],
  shell: ShellVersions,
  { bucket, failed }: Browser,
): Release | undefined {
  return list.find(
    (release) =>
      bucket < release.share &&
      !failed.has(release.entry) &&
      compatibilityProblems(release, shell).length === 0,
  )
}

/** Why a release cannot run in a shell, for developers; empty if it can. */
export function compatibilityProblems(
  { name, version, contract, shared }: ReleaseVersions,
  shell: ShellVersions,
): string[] {
  const problems = []
  // A shell with contract N also runs remotes with N - 1, so that the two can be published separately.
  if (contract !== shell.contract && contract !== shell.contract - 1) {
    problems.push(`${name} ${version} needs contract ${contract}, the shell has ${shell.contract}`)
  }
  for (const [dependency, range] of Object.entries(shared)) {
    const provided = shell.shared[dependency]
    if (provided && !caretAccepts(range, provided)) {
      problems.push(`${name} ${version} needs ${dependency} ${range}, the shell has ${provided}`)
    }
  }
  return problems
}

type Version = readonly [major: number, minor: number, patch: number]

function parse(text: string): Version | null {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

/**
 * Whether `version` satisfies the caret range `range`, as in npm: the same leftmost number that is not zero,
 * and not older. `semver` would add 6 KB (gzip) to the early script and to the shell.
 */
export function caretAccepts(range: string, version: string): boolean {
  const lowest = parse(range)
  const actual = parse(version)
  if (!lowest || !actual) return false
  const leading = lowest.findIndex((part) => part > 0)
  const fixed = leading === -1 ? lowest.length - 1 : leading
  const firstChange = lowest.findIndex((part, at) => part !== actual[at])
  if (firstChange === -1) return true
  return firstChange > fixed && (actual[firstChange] ?? 0) > (lowest[firstChange] ?? 0)
}
