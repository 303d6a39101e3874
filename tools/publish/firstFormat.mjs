/**
 * @typedef {object} FirstRelease
 * @property {string} entry
 * @property {string[]} [preload] addresses
 */
/** @typedef {FirstRelease & { previous?: FirstRelease | null, canary?: (FirstRelease & { percent: number }) | null }} FirstEntry */

/**
 * Reads a registry of the first format, which named a live release, a previous one and a canary. Any
 * other data is returned as it is.
 * @param {unknown} data
 */
export function convertFirstFormat(data) {
  if (typeof data !== 'object' || data === null || 'generation' in data) return data
  const { remotes = {} } = /** @type {{ remotes?: Record<string, FirstEntry> }} */ (data)
  /** @type {[string, object[]][]} */
  const lists = Object.entries(remotes).map(([name, { previous, canary, ...live }]) => [
    name,
    [canary && { ...canary, share: canary.percent }, live, previous].flatMap((release) =>
      release ? relative(release) : [],
    ),
  ])
  return { generation: 0, remotes: Object.fromEntries(lists) }
}

/** @param {FirstRelease} release */
function relative({ preload = [], ...release }) {
  const base = new URL('.', release.entry).href
  const chunks = preload.filter((address) => address.startsWith(base) && address !== release.entry)
  return { ...release, preload: chunks.map((address) => address.slice(base.length)) }
}
