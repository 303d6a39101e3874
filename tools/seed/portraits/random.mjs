/**
 * A source of repeatable choices: the same text gives the same choices on every machine.
 * @typedef {{
 *   next: () => number,
 *   between: (low: number, high: number) => number,
 *   chance: (probability: number) => boolean,
 *   pick: <T>(list: readonly [T, ...T[]]) => T,
 * }} Random
 */

/**
 * xmur3 for the seed, mulberry32 for the numbers: tiny, public domain, well spread.
 * @param {string} text
 * @returns {Random}
 */
export function randomFor(text) {
  let state = 1779033703 ^ text.length
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
