type Version = readonly [major: number, minor: number, patch: number]

function parse(text: string): Version | null {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

/**
 * Whether `version` satisfies the caret range `range`, as npm reads it: the same leftmost number that is
 * not zero, and not older. `semver` would add 6 KB (gzip) to the early script and to the shell.
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
