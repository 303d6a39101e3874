/** `items` followed by a page; what a page brings again, such as an own new one, is there once. */
export function joinItems<T extends { readonly id: string }>(
  items: readonly T[],
  page: readonly T[],
): readonly T[] {
  const ids = new Set(page.map(({ id }) => id))
  return [...items.filter(({ id }) => !ids.has(id)), ...page]
}
