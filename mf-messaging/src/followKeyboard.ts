/**
 * Keeps `--keyboard` of `element` as high as what a phone's keyboard covers of the window. Where the
 * keyboard makes the window smaller, as `interactive-widget` in the shell's page asks for, that is
 * nothing; iOS lays it over the window instead. Answers how to stop.
 */
export function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return
  const measure = () => {
    // Zooming in makes the viewport smaller, too, and covers nothing.
    const covered = Math.round(window.innerHeight - viewport.height * viewport.scale)
    element.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
    // iOS moves the page up to the field, and with it the conversation out of sight.
    if (covered > 0) window.scrollTo(0, 0)
  }
  measure()
  viewport.addEventListener('resize', measure)
  return () => viewport.removeEventListener('resize', measure)
}
