// The rivals are installed only when the benchmark runs (package.json beside this file). These are the
// parts of their interfaces that rivals.mjs uses.
declare module 'fastest-levenshtein' {
  export function distance(a: string, b: string): number
}

declare module 'fuse.js' {
  export default class Fuse<Item> {
    constructor(items: readonly Item[], options: { keys: string[]; threshold: number })
    search(text: string, options: { limit: number }): { item: Item }[]
  }
}

declare module '@leeoniya/ufuzzy' {
  export default class UFuzzy {
    constructor(options: { intraMode: 0 | 1 })
    search(
      haystack: readonly string[],
      needle: string,
      outOfOrder: number,
      infoThreshold: number,
    ): [ids: number[] | null, info: { idx: number[] } | null, order: number[] | null]
  }
}

declare module 'minisearch' {
  export default class MiniSearch<Item> {
    constructor(options: { fields: string[] })
    addAll(items: readonly Item[]): void
    search(
      text: string,
      options: { prefix: boolean; fuzzy: number; combineWith: 'AND' | 'OR' },
    ): { id: unknown }[]
  }
}

declare module 'fuzzysort' {
  type Prepared = { readonly target: string }
  const fuzzysort: {
    prepare(text: string): Prepared
    go<Item>(
      text: string,
      items: readonly Item[],
      options: { key: string; limit: number },
    ): readonly { obj: Item }[]
  }
  export default fuzzysort
}
