/**
 * Scrolls to the part of the page that the address names, as /terms#section-3. The browser has looked for it before it
 * was there.
 */
export function scrollToNamedPart(): void {
  const id = window.location.hash.slice(1)
  if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}
