/**
 * Whether a late answer may move the focus away from `part`: the focus is still in it, or nowhere, because the
 * focused element is gone. Otherwise the member has gone on to something else.
 */
export function mayMoveFocusFrom(part: Element | null | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || part?.contains(activeElement) === true
}
