/** Maps a UTF-16 unit to a small number: a to z are 1 to 26, digits 27 to 36, everything else 37. */
export function letterCode(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96
  return unit >= 48 && unit <= 57 ? unit - 21 : 37
}

/** A bit for each letter from a to z, and one bit for everything else. */
export function letterBit(code: number): number {
  return 1 << (code <= 26 ? code - 1 : 26)
}

/** The longest pattern: one bit of a number for each letter. */
export const MAX_PATTERN = 31

/** `bits[letterCode]` is a bit mask of the letter's positions in the pattern. */
export type EditPattern = { readonly length: number; readonly bits: Int32Array }

export type EditDistances = {
  /** Distance to the whole text. */
  whole: number
  /** Distance to the nearest prefix of the text, for a name that is not finished yet. */
  beginning: number
}

/** Prepares 1 to 31 letter codes (0 to 63) for comparison with many texts. */
export function editPattern(codes: readonly number[]): EditPattern {
  const bits = new Int32Array(64)
  for (const [at, code] of codes.entries()) bits[code] = (bits[code] ?? 0) | (1 << at)
  return { length: codes.length, bits }
}

/**
 * Writes to `result` the edit distances (insert, delete, replace, swap of neighbours: 1 each) between the
 * pattern and the text `codes[from..to)`. Computes a whole column of the matrix in the bits of one number
 * (Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances"). Stops
 * early when the distance exceeds `limit`; `whole` is then more than `limit`.
 */
export function measureEdits(
  { length, bits }: EditPattern,
  codes: Uint8Array,
  from: number,
  to: number,
  limit: number,
  result: EditDistances,
): void {
  const last = 1 << (length - 1)
  const end = Math.min(to, from + length + limit)
  let above = -1
  let below = 0
  let diagonal = 0
  let before = 0
  let distance = length
  let beginning = length
  for (let at = from; at < end; at += 1) {
    const match = bits[codes[at] ?? 0] ?? 0
    const swap = ((~diagonal & match) << 1) & before
    diagonal = (((match & above) + above) ^ above) | match | below | swap
    let right = below | ~(diagonal | above)
    let left = diagonal & above
    if (right & last) distance += 1
    else if (left & last) distance -= 1
    if (distance < beginning) beginning = distance
    right = (right << 1) | 1
    left <<= 1
    above = left | ~(diagonal | right)
    below = right & diagonal
    before = match
  }
  result.whole = end === to ? distance : limit + 1
  result.beginning = beginning
}
