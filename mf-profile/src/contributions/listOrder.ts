/** An experience or a comment in a list. */
export type Listed = {
  readonly id: string
  /** This member has added it since the list was loaded. */
  readonly isAdded?: boolean
}

/**
 * The items of all loaded pages in display order. An item on two pages is only on the later one. With the
 * newest last, added items stay at the end while further pages are loaded.
 */
export function sortItems<T extends Listed>(
  items: readonly T[],
  newest: 'first' | 'last',
): readonly T[] {
  const places = new Map(items.map(({ id }, at) => [id, at]))
  const unique = items.filter(({ id }, at) => places.get(id) === at)
  if (newest === 'first') return unique
  return [...unique.filter(({ isAdded }) => !isAdded), ...unique.filter(({ isAdded }) => isAdded)]
}
