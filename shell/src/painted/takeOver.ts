import { scrollToNamedPart } from '../remotes/scrollToNamedPart.ts'
import { PRESSED } from './oneMoment.ts'

/** Of the shell's page while a static page is shown in its place: laid out, not visible. */
const COVERED = 'covered'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps the shell's page out of sight and out of reach. */
export function cover(root: HTMLElement): void {
  root.classList.add(COVERED)
  root.inert = true
}

/** Whether a static page is shown: what is done to the window, as scrolling, is done to that page. */
export const isCovered = (): boolean =>
  document.getElementById('root')?.classList.contains(COVERED) === true

/**
 * Shows the shell's page in place of the static one, with what the visitor has done there: typed text, focus,
 * selection, scrolled and opened parts, and the button that was pressed. Both have the same content, if they are of the same release.
 */
export function takeOver(page: HTMLElement, root: HTMLElement): void {
  const { scrollX, scrollY } = window
  moveTypedText(page, root)
  moveFolds(page, root)
  const scrolled = scrolledParts(page, root)
  const select = selection(page, root)
  const focused = counterpart(document.activeElement, page, root)
  const target = counterpart(page.querySelector(':target'), page, root)
  const pressed = counterpart(page.querySelector(`[${PRESSED}]`), page, root)

  root.classList.remove(COVERED)
  root.inert = false
  page.remove()

  for (const { part, left, top } of scrolled) part.scrollTo({ left, top, behavior: 'instant' })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  select()
  // The ids of the static page have a prefix.
  if (target) history.replaceState(history.state, '', `#${target.id}`)
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  if (!target && scrollY === 0) scrollToNamedPart()
  if (pressed instanceof HTMLElement) pressed.click()
}

/** Where both pages have the same content: in the header and in the view. */
const PARTS = [
  [':scope > header', ':scope > header'],
  [':scope > [role=main]', ':scope > main [data-remote]'],
] as const

/** The element of the shell's page at the same place, if it is the same. */
function counterpart(element: Element | null, page: Element, root: Element): Element | null {
  if (!element || !page.contains(element)) return null
  for (const [before, after] of PARTS) {
    const from = page.querySelector(before)
    if (!from?.contains(element)) continue
    const all = (of: Element | null) => [...(of?.querySelectorAll(element.localName) ?? [])]
    const found = all(root.querySelector(after))[all(from).indexOf(element)]
    return found && isSame(element, found) ? found : null
  }
  return null
}

/** Another release may have another button there. */
function isSame(one: Element, other: Element): boolean {
  if (isField(one)) return isField(other) && one.name === other.name
  return one.textContent === other.textContent
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** By the names of the fields. React hears of a value by an event. */
function moveTypedText(page: Element, root: Element): void {
  const fields = [...root.querySelectorAll('input, textarea, select')].filter(isField)
  for (const typed of page.querySelectorAll('input, textarea, select')) {
    if (!isField(typed) || !typed.name) continue
    const isChoice = typed instanceof HTMLInputElement && /^(checkbox|radio)$/.test(typed.type)
    const field = fields.find(
      (each) => each.name === typed.name && (!isChoice || each.value === typed.value),
    )
    if (!field) continue
    if (isChoice) {
      if (field instanceof HTMLInputElement && field.checked !== typed.checked) field.click()
    } else if (typed.value !== '' && typed.value !== field.value) setValue(field, typed.value)
  }
}

function setValue(field: Field, value: string): void {
  // React replaces the setter of the element itself, and would then take the event for no change.
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

function moveFolds(page: Element, root: Element): void {
  for (const fold of page.querySelectorAll('details')) {
    const other = counterpart(fold, page, root)
    if (other instanceof HTMLDetailsElement) other.open = fold.open
  }
}

function scrolledParts(page: Element, root: Element) {
  return Array.from(page.querySelectorAll('*')).flatMap((element) => {
    const { scrollLeft: left, scrollTop: top } = element
    const part = left || top ? counterpart(element, page, root) : null
    return part ? [{ part, left, top }] : []
  })
}

/** @returns a function that selects the same text, or sets the cursor of the same field */
function selection(page: Element, root: Element): () => void {
  const field = document.activeElement
  const other = counterpart(field, page, root)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end } = field
    // Null for an e-mail address, which has no positions.
    if (start === null || !(other instanceof field.constructor)) return () => {}
    return () => (other as typeof field).setSelectionRange(start, end)
  }
  const selected = document.getSelection()
  if (!selected || selected.isCollapsed) return () => {}
  const anchor = samePlace(selected.anchorNode, selected.anchorOffset, page, root)
  const focus = samePlace(selected.focusNode, selected.focusOffset, page, root)
  if (!anchor || !focus) return () => {}
  return () => selected.setBaseAndExtent(...anchor, ...focus)
}

/** The same place of a text in the shell's page, where React may have split the text. */
function samePlace(
  node: Node | null,
  offset: number,
  page: Element,
  root: Element,
): [text: Node, offset: number] | null {
  const parent = node?.parentElement
  const other = parent && counterpart(parent, page, root)
  if (!parent || !other) return null
  let rest = offset
  for (const text of textsIn(parent)) {
    if (text === node) break
    rest += text.data.length
  }
  for (const text of textsIn(other)) {
    if (rest <= text.data.length) return [text, rest]
    rest -= text.data.length
  }
  return null
}

function* textsIn(element: Element): Generator<Text> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode instanceof Text) yield texts.currentNode
}
