/** A letter as a small number, from its UTF-16 unit: a to z 1 to 26, digits 27 to 36, others 37. */
export function letterCode(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96
  return unit >= 48 && unit <= 57 ? unit - 21 : 37
}

/** One bit for each letter from a to z; everything else shares one. */
export function letterBit(code: number): number {
  return 1 << (code <= 26 ? code - 1 : 26)
}
