import { useEffect } from 'react'

/** Phones: a wider window has room for both, header and content. */
const PHONE = '(max-width: 40rem)'
const SHRINK_FROM = 48
/** Smaller, so that a finger that rests at the border does not make it flicker. */
const GROW_UNTIL = 16

/**
 * On a phone the header becomes smaller once the page is scrolled. `--gl-header-shift` on the root says by
 * how much everything at the top moves up; as a `translate` this moves nothing in the page.
 */
export function useHeaderShift(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const phone = window.matchMedia(PHONE)
    let shrunk = false
    const clear = () => {
      style.removeProperty('--gl-header-shift')
      style.removeProperty('--header-scale')
    }
    const follow = () => {
      const next = phone.matches && window.scrollY > (shrunk ? GROW_UNTIL : SHRINK_FROM)
      if (next === shrunk) return
      shrunk = next
      if (!shrunk) return clear()
      style.setProperty('--gl-header-shift', '-24px')
      style.setProperty('--header-scale', '0.8')
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    phone.addEventListener('change', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      phone.removeEventListener('change', follow)
      clear()
    }
  }, [])
}
