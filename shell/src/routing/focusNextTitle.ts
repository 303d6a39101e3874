/**
 * Lets the next title take the focus, also on the same path: Retry removes the button that had it. `PageTitle` of
 * the kit keeps the path of the title before in this attribute.
 */
export function focusNextTitle(): void {
  document.documentElement.dataset['glPath'] = ''
}
