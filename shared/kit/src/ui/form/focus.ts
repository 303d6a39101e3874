import { useEffect, useRef } from 'react'

/**
 * Whether a late answer may move the focus away from `part`: the focus is still in it, or nowhere, because
 * the focused element was removed. Otherwise the member has moved on.
 */
export function mayMoveFocusFrom(part: Element | null | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || part?.contains(activeElement) === true
}

/** Focuses the title of the page, after the focused element was removed. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}

const CONTROLS = 'input:not([hidden]), select, textarea, button'

/**
 * Focuses the first invalid control of `form` in page order; in a group, its first control. Also scrolls its
 * label or legend into view. Does nothing if there is none.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!invalid) return
  const control = invalid.querySelector<HTMLElement>(CONTROLS) ?? invalid
  control.focus()
  const hasLabel = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  const label = control.closest('fieldset') ?? (hasLabel ? control.labels?.[0] : null)
  label?.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the focus from "Load more" to the first new item, because the button disappears with the last page. Does
 * nothing if the member has moved the focus meanwhile.
 * @param loadMore null if it cannot be pressed now
 * @param itemAt the focusable element of an item
 * @returns the ref of the button and what it does
 */
export function useFocusOnMore(
  items: readonly { readonly id: string }[],
  loadMore: (() => void) | null,
  itemAt: (index: number) => HTMLElement | null | undefined,
) {
  const button = useRef<HTMLButtonElement>(null)
  /** The ids of the items at the last press, until new ones are loaded. */
  const before = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const known = before.current
    const first = known ? items.findIndex(({ id }) => !known.has(id)) : -1
    if (first === -1) return
    before.current = null
    if (mayMoveFocusFrom(button.current)) itemAt(first)?.focus()
  })
  const more = () => {
    before.current = new Set(items.map(({ id }) => id))
    loadMore?.()
  }
  return { button, more }
}
