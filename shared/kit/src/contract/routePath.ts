/**
 * Whether an address matches a route pattern, as React Router reads it: `:id` is one part of any
 * text, capitals do not matter, and neither does a slash at the end. The early script, the shell and
 * publishing all use this function.
 * @param pattern as `/profile/:id`
 * @param pathname of an address, percent-encoded
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  const parts = partsOf(pathname)
  const patterns = partsOf(pattern)
  return (
    parts.length === patterns.length &&
    patterns.every((each, at) => (each.startsWith(':') ? parts[at] !== '' : each === parts[at]))
  )
}

/** Whether some address matches both patterns. */
export function pathsOverlap(one: string, other: string): boolean {
  const parts = partsOf(one)
  const others = partsOf(other)
  return (
    parts.length === others.length &&
    parts.every((part, at) => {
      const second = others[at] ?? ''
      return part === second || part.startsWith(':') || second.startsWith(':')
    })
  )
}

const partsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')
