import type { storageKeys } from '@greenlight/runtime'

/** Repeated, because the runtime is too large for mark.js. The compiler compares the values. */
const LEFT: (typeof storageKeys)['left'] = 'gl.left.v1'

const OPEN_AGAIN = 'open-again'

/** Whether this tab was left by Quick exit and not opened again since. */
export function isTabLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null
  } catch {
    return false // storage is blocked
  }
}

const removeIcons = () =>
  document.querySelectorAll('link[rel~="icon"]').forEach((icon) => icon.remove())

/**
 * Shows the neutral page of index.html, if this tab was left by Quick exit: Back must not show the site to whoever
 * holds the phone now. Its button opens the site again.
 * @returns whether it is shown
 */
export function showNeutralPage(): boolean {
  if (!isTabLeft()) return false
  const { classList } = document.documentElement
  if (classList.contains('left')) return true
  classList.add('left')
  document.title = 'New tab'
  removeIcons()
  document.addEventListener('DOMContentLoaded', removeIcons)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== OPEN_AGAIN) return
    sessionStorage.removeItem(LEFT)
    window.location.reload()
  })
  return true
}
