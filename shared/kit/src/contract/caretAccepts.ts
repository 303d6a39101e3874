type Version = readonly [major: number, minor: number, patch: number]

function parse(text: string): Version | null {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

/**
 * Whether `version` satisfies the caret range `range`, as npm reads it: the same leftmost number that is
 * not zero, and not older (https://github.com/npm/node-semver#caret-ranges-123-025-004). Asked by
 * publishing, and by the shell before it runs a remote.
 */
export function caretAccepts(range: string, version: string): boolean {
  const wanted = parse(range)
  const have = parse(version)
  if (!wanted || !have) return false
  const leading = wanted.findIndex((part) => part > 0)
  const fixed = leading === -1 ? wanted.length - 1 : leading
  const firstChange = wanted.findIndex((part, at) => part !== have[at])
  if (firstChange === -1) return true
  return firstChange > fixed && (have[firstChange] ?? 0) > (wanted[firstChange] ?? 0)
}
