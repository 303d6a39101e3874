import type * as Library from '@testing-library/dom'

/** What `findInPage` says of the parts that it found. */
export type Found = {
  count: number
  /** The middle of the part in the window; only of one that nothing covers. */
  place?: { x: number; y: number }
  /** What covers the part. */
  covered?: string
  /** Its text, if it is a field. */
  value?: string
  focused?: true
}

export const hasFinder = () => 'TestingLibraryDom' in window

/**
 * Runs in the page, as its source: it may use nothing from outside. Finds the visible elements of a part,
 * and scrolls to the first, or focuses it and selects its text.
 */
export function findInPage(part: string, how: 'look' | 'reach' | 'focus'): Found {
  type Text = string | { source: string; flags: string }
  type Sought = {
    role?: string
    name?: Text
    label?: string
    text?: Text
    has?: string
    within?: Sought
  }
  const { TestingLibraryDom: library } = window as unknown as { TestingLibraryDom: typeof Library }
  const matcher = (text: Text) =>
    typeof text === 'string' ? text : new RegExp(text.source, text.flags)
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
  const matches = (element: Element, text: Text) =>
    typeof text === 'string'
      ? textOf(element).includes(text)
      : new RegExp(text.source, text.flags).test(textOf(element))
  const isVisible = (element: Element) =>
    !library.isInaccessible(element) && element.getClientRects().length > 0

  function search({ role, name, label, text, has, within }: Sought): Element[] {
    const roots = within ? search(within) : [document.body]
    const found = roots.flatMap((root): Element[] => {
      if (!(root instanceof HTMLElement)) return []
      if (role)
        return library.queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) })
      if (label !== undefined) return library.queryAllByLabelText(root, label)
      if (text === undefined) return []
      const all = [...root.querySelectorAll(':not(script, style)')]
      const holders = all.filter((element) => matches(element, text))
      return holders.filter(
        (element) => ![...element.children].some((child) => matches(child, text)),
      )
    })
    return found.filter((element) => isVisible(element) && (!has || matches(element, has)))
  }

  const found = search(JSON.parse(part) as Sought)
  const [first] = found
  const value = first && 'value' in first ? { value: String(first.value) } : {}
  if (!(first instanceof HTMLElement) || how === 'look') return { count: found.length, ...value }
  if (how === 'focus') {
    first.focus()
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select()
    return document.activeElement === first
      ? { count: found.length, focused: true }
      : { count: found.length }
  }
  // A person clicks the label of a small or hidden box.
  const isBox = first instanceof HTMLInputElement && /^(radio|checkbox)$/.test(first.type)
  const target = (isBox && first.labels?.[0]) || first
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A link that wraps has no text in the middle of its box.
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect()
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(place.x, place.y)
  const reached = target.contains(hit)
  const covered = {
    covered: hit?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window',
  }
  return { count: found.length, ...(reached ? { place } : covered) }
}
