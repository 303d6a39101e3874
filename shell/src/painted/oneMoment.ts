/** Attribute of the element that says that a page is not ready. */
export const ONE_MOMENT = 'data-one-moment'

/** A page that is shown before its scripts have run. */
const STATIC_PAGE = '.static-page'

/** Attribute of the button that was pressed last. */
export const PRESSED = 'data-pressed'

/**
 * Until the scripts have run, a button of a static page does nothing. Says so when it is pressed. The page that takes
 * over presses it then (takeOver.ts).
 */
export function noteEarlyClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`${STATIC_PAGE} button`) : null
    if (!button) return
    for (const other of document.querySelectorAll(`[${PRESSED}]`)) other.removeAttribute(PRESSED)
    button.setAttribute(PRESSED, '')
    for (const place of document.querySelectorAll(`[${ONE_MOMENT}]`))
      place.textContent = 'One moment…'
  })
}

/** Leaves a static page by its link. */
export function followQuickExit(): void {
  document.querySelector<HTMLElement>(`${STATIC_PAGE} [data-quick-exit]`)?.click()
}
