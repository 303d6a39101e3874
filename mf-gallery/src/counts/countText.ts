/** A count up to this many costs one read, and the access rules refuse a higher one. */
export const COUNT_LIMIT = 1000

/** "12", "1,000 or more" */
export function countText(count: number): string {
  const text = count.toLocaleString('en-US')
  return count < COUNT_LIMIT ? text : `${text} or more`
}
