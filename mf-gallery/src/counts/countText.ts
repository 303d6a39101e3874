/** Numbers above 100 are not told apart, and the access rules refuse a higher limit. */
export const COUNT_LIMIT = 101

/** "12", "100+" */
export function countText(count: number): string {
  return count < COUNT_LIMIT ? String(count) : `${COUNT_LIMIT - 1}+`
}
