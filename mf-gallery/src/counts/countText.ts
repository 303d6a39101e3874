/** Numbers above 100 are not told apart. The access rules allow up to 1,000. */
export const COUNT_LIMIT = 101

/** "12", "100+" */
export function countText(count: number): string {
  return count < COUNT_LIMIT ? String(count) : `${COUNT_LIMIT - 1}+`
}
