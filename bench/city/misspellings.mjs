/** @typedef {{ typed: string, meant: string }} Query */
/** @typedef {{ city: string, state: string }} Town */

const neighbours = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row].map((key, at) => [key, (row[at - 1] ?? '') + (row[at + 1] ?? '')]),
  ),
)

// Misspellings by sound.
const sounds = /** @type {const} */ ([
  ['ph', 'f'],
  ['ck', 'k'],
  ['ie', 'ei'],
  ['ei', 'ie'],
  ['ou', 'u'],
  ['ough', 'o'],
  ['au', 'o'],
  ['qu', 'k'],
  ['x', 'ks'],
  ['y', 'i'],
  ['c', 'k'],
  ['z', 's'],
  ['gh', 'g'],
  ['ea', 'ee'],
  ['ville', 'vile'],
  ['burgh', 'burg'],
  ['ton', 'ten'],
])

/** @type {Record<string, (name: string, random: () => number) => string>} */
const slips = {
  omitted: (name, random) => cut(name, letterAt(name, random), 1, ''),
  doubled: (name, random) => {
    const at = letterAt(name, random)
    return cut(name, at, 0, name.charAt(at))
  },
  swapped: (name, random) => {
    const at = letterAt(name.slice(0, -1), random)
    return cut(name, at, 2, name.charAt(at + 1) + name.charAt(at))
  },
  'neighbouring key': (name, random) => {
    const at = letterAt(name, random)
    const keys = neighbours[name.charAt(at)] ?? ''
    return keys ? cut(name, at, 1, keys.charAt(Math.floor(random() * keys.length))) : name
  },
  'other vowel': (name, random) => {
    const vowels = [...name.matchAll(/[aeiou]/g)]
    const at = vowels[Math.floor(random() * vowels.length)]?.index ?? -1
    return at < 0 ? name : cut(name, at, 1, 'aeiou'.charAt(Math.floor(random() * 5)))
  },
  'single for double': (name) => name.replace(/([a-z])\1/, '$1'),
  'no blanks': (name) => name.replaceAll(' ', ''),
  'by sound': (name, random) => {
    const found = sounds.filter(([spelt]) => name.includes(spelt))
    const [spelt, heard] = found[Math.floor(random() * found.length)] ?? ['', '']
    return name.replace(spelt, heard)
  },
}

/**
 * Misspellings of towns, the same for the same seed. The kinds of mistakes alternate. Every third name with at
 * least 9 letters gets a second mistake.
 *
 * @param {{ towns: readonly Town[], fold: (name: string) => string, count: number, seed: number,
 *   withState?: boolean, pick: (random: number) => number }} options `pick` turns chance into a
 *   position in `towns`; `withState` appends the state's code to what is typed
 * @returns {Query[]}
 */
export function misspellings({ towns, fold, count, seed, withState = false, pick }) {
  const random = mulberry32(seed)
  const kinds = Object.values(slips)
  const names = new Set(towns.map((town) => fold(town.city)))
  /** @type {Map<string, Query>} */
  const queries = new Map()
  for (let turn = 0; queries.size < count; turn += 1) {
    const town = towns[pick(random())]
    const slip = kinds[turn % kinds.length]
    if (!town || !slip) continue
    const name = fold(town.city)
    if (name.length < 4) continue
    let typed = slip(name, random)
    if (name.length >= 9 && turn % 3 === 0) typed = slips['omitted']?.(typed, random) ?? typed
    // The name of another town is not a misspelling.
    if (names.has(typed)) continue
    typed = withState ? `${typed} ${town.state.toLowerCase()}` : typed
    // Of two towns with the same name, only the state can tell the smaller one.
    const meant = withState ? town : towns.find((each) => fold(each.city) === name)
    if (meant) queries.set(typed, { typed, meant: `${meant.city}, ${meant.state}` })
  }
  return [...queries.values()]
}

/** @param {string} name @param {() => number} random */
function letterAt(name, random) {
  const letters = [...name.matchAll(/[a-z]/g)].map((match) => match.index)
  return letters[Math.floor(random() * letters.length)] ?? 0
}

/** @param {string} text @param {number} at @param {number} length @param {string} instead */
const cut = (text, at, length, instead) => text.slice(0, at) + instead + text.slice(at + length)

/** Small seeded random numbers in [0, 1). @param {number} seed */
function mulberry32(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
