/** The path of the page that last showed its title; null before the first, '' after `focusNextTitle`. */
let shownPath: string | null = null

/** True until a page has shown its title: the rendering page is the one that this document was opened on. */
export function isFirstPage(): boolean {
  return shownPath === null
}

/**
 * Records that the page at `path` shows its title.
 * @returns whether to focus the title: not on the first page, and not again on the same path
 */
export function notePageTitle(path: string): boolean {
  const takesFocus = shownPath !== null && shownPath !== path
  shownPath = path
  return takesFocus
}

/** Lets the next title take the focus, also on the same path: Retry removes the button that had it. */
export function focusNextTitle(): void {
  shownPath = ''
}
