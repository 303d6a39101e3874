import { caretAccepts } from './caretAccepts.ts'
import type { Release, ShellRelease } from './registry.ts'

/** What a remote must fit. */
type ShellVersions = Pick<ShellRelease, 'contract' | 'shared'>

type Buildable = Pick<Release, 'name' | 'version' | 'contract' | 'shared'>

interface Browser {
  /** This browser's place among 100, the same at every visit. */
  bucket: number
  /** Entries of releases that failed in this page. */
  failed: ReadonlySet<string>
}

/**
 * The release that a browser runs: the first of the list that fits the shell, whose share includes the
 * browser, and that has not failed in this page.
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
  { name, version, contract, shared }: Buildable,
  shell: ShellVersions,
): string[] {
  const problems = []
  // Shell contract N also takes remotes of N - 1, so that the two can be published separately.
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
