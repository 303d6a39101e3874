/**
 * @template T
 * @param {() => T} make
 * @returns {() => T} the first result, each time
 */
export function once(make) {
  /** @type {{ result: T } | undefined} */
  let made
  return () => (made ??= { result: make() }).result
}
