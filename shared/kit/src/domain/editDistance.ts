/** The most letters that fit the bits of one number. */
export const MAX_PATTERN = 31

/** `bits` has the positions of each letter in the pattern, by letter code. */
export type EditPattern = { readonly length: number; readonly bits: Int32Array }

export type EditDistances = {
  /** To the whole text. */
  whole: number
  /** To the nearest beginning of the text, as for someone who is still typing. */
  beginning: number
}

/** Prepares 1 to 31 letter codes (0 to 63) for comparing with many texts. */
export function editPattern(codes: readonly number[]): EditPattern {
  const bits = new Int32Array(64)
  for (const [at, code] of codes.entries()) bits[code] = (bits[code] ?? 0) | (1 << at)
  return { length: codes.length, bits }
}

/**
 * Edit distances (insert, delete, replace, swap neighbours: 1 each) between the pattern and the text
 * `codes[from..to)`, all of a column at once in the bits of one number (Hyyrö 2003). Reads no further
 * than a distance of `limit` can reach; `whole` is then more than `limit`. Writes into `result`.
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
