/** @typedef {{ city: string, state: string }} Town */
/** @typedef {(towns: readonly Town[]) => (typed: string) => string[]} Prepare */

/** @param {Town} town */
const label = (town) => `${town.city}, ${town.state}`

/**
 * Other search libraries, configured as their manuals advise. They search the same folded names, so that
 * only the search differs.
 *
 * @param {(name: string) => string} fold
 * @returns {Record<string, () => Promise<Prepare>>}
 */
export function rivals(fold) {
  return {
    'plain scan': () => Promise.resolve(plainScan(fold, editDistance)),

    'plain scan with fastest-levenshtein': async () => {
      const { distance } = await import('fastest-levenshtein')
      return plainScan(fold, distance)
    },

    'Fuse.js': async () => {
      const { default: Fuse } = await import('fuse.js')
      return (towns) => {
        const entries = towns.map((town) => ({ name: fold(town.city), town }))
        const fuse = new Fuse(entries, { keys: ['name'], threshold: 0.4 })
        return (typed) => fuse.search(fold(typed), { limit: 10 }).map((hit) => label(hit.item.town))
      }
    },

    uFuzzy: async () => {
      const { default: UFuzzy } = await import('@leeoniya/ufuzzy')
      return (towns) => {
        const names = towns.map((town) => fold(town.city))
        const fuzzy = new UFuzzy({ intraMode: 1 })
        return (typed) => {
          const [ids, info, order] = fuzzy.search(names, fold(typed), 0, 1e4)
          const sorted = info && order ? order.map((at) => info.idx[at] ?? -1) : (ids ?? [])
          return labels(towns, sorted.slice(0, 10))
        }
      }
    },

    MiniSearch: async () => {
      const { default: MiniSearch } = await import('minisearch')
      return (towns) => {
        const index = new MiniSearch({ fields: ['name'] })
        index.addAll(towns.map((town, id) => ({ id, name: fold(town.city) })))
        return (typed) => {
          const hits = index.search(fold(typed), { prefix: true, fuzzy: 0.25, combineWith: 'AND' })
          const ids = hits.slice(0, 10).map((hit) => Number(hit.id))
          return labels(towns, ids)
        }
      }
    },

    fuzzysort: async () => {
      const { default: fuzzysort } = await import('fuzzysort')
      return (towns) => {
        const entries = towns.map((town) => ({ name: fuzzysort.prepare(fold(town.city)), town }))
        return (typed) => {
          const hits = fuzzysort.go(fold(typed), entries, { key: 'name', limit: 10 })
          return hits.map((hit) => label(hit.obj.town))
        }
      }
    },
  }
}

/** @param {readonly Town[]} towns @param {readonly number[]} ids */
const labels = (towns, ids) =>
  ids.flatMap((id) => {
    const town = towns[id]
    return town ? [label(town)] : []
  })

/**
 * Compares all names at each key stroke: prefix, then substring, then edit distance.
 *
 * @param {(name: string) => string} fold
 * @param {(a: string, b: string) => number} distance
 * @returns {Prepare}
 */
function plainScan(fold, distance) {
  return (towns) => {
    const names = towns.map((town) => fold(town.city))
    return (typed) => {
      const query = fold(typed)
      const scored = names.map((name, id) => ({ id, score: score(name, query, distance) }))
      scored.sort((a, b) => b.score - a.score || a.id - b.id)
      const good = scored.slice(0, 10).filter((each) => each.score > 40)
      return labels(
        towns,
        good.map((each) => each.id),
      )
    }
  }
}

/** @param {string} name @param {string} query @param {(a: string, b: string) => number} distance */
function score(name, query, distance) {
  if (name === query) return 100
  if (name.startsWith(query)) return 90
  if (name.includes(query)) return 70
  return 70 * (1 - distance(name, query) / Math.max(name.length, query.length))
}

/** @param {string} a @param {string} b */
function editDistance(a, b) {
  const row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = row[0] ?? 0
    row[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      row[j] = same ? diagonal : 1 + Math.min(diagonal, above, row[j - 1] ?? 0)
      diagonal = above
    }
  }
  return row[b.length] ?? 0
}
