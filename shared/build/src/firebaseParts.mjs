/** @type {{ source: string, importer: RegExp, code: string }[]} */
const replacements = [
  {
    // Sorts ids such as `__id7__`, which only databases in Datastore mode have. The original brings a Bloom filter.
    source: '@firebase/webchannel-wrapper/bloom-blob',
    importer: /\/firestore\/dist\/lite\//,
    code: `export const Integer = {
      fromString: (digits) => ({
        value: BigInt(digits),
        compare(other) {
          return this.value < other.value ? -1 : Number(this.value > other.value)
        },
      }),
    }`,
  },
  {
    // The database of the heartbeat, which the runtime removes (docs/adr/0015-nothing-in-indexeddb.md).
    source: 'idb',
    importer: /\/@firebase\/app\//,
    code: `export const openDB = () => Promise.reject(new Error('This site has no IndexedDB.'))`,
  },
]

const PREFIX = '\0greenlight:firebase/'

/**
 * Vite plugin of the shell: replaces two modules that Firebase imports and this site never runs. This saves 4 KB
 * (brotli) in every visit of a member.
 * @returns {import('vite').Plugin}
 */
export function firebaseParts() {
  return {
    name: 'greenlight:firebase-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = replacements.find((r) => r.source === source && r.importer.test(importer))
      return found ? PREFIX + source : null
    },
    load(id) {
      const found = replacements.find(({ source }) => id === PREFIX + source)
      return found?.code ?? null
    },
  }
}
