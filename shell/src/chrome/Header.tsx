import { paths } from '@greenlight/kit/contract/paths'
import { Logo } from '@greenlight/kit/ui/display/Logo'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { useEffect } from 'react'

/** The logo, at the top of the window; on a phone smaller once the page is scrolled. */
export function Header() {
  useHeaderShift()
  return (
    <Bar>
      <Home to={paths.gallery()} aria-label="Greenlight, to the gallery">
        <Logo />
      </Home>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  z-index: var(--gl-layer-header);
  inset: 0 0 auto;
  height: var(--gl-header);
  padding-block-start: var(--gl-safe-top);
  padding-inline: max(var(--gl-space-4), env(safe-area-inset-left));
  display: flex;
  align-items: center;
  background: var(--gl-glass);
  border-bottom: 1px solid var(--gl-line);
  -webkit-backdrop-filter: blur(14px); /* Safari before 18 */
  backdrop-filter: blur(14px);
  translate: 0 var(--gl-header-shift);
  transition: translate var(--gl-base) var(--gl-ease);
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  /* In the middle of what is left. */
  translate: 0 calc(var(--gl-header-shift) / -2);
  scale: var(--header-scale, 1);
  transform-origin: left;
  transition:
    translate var(--gl-base) var(--gl-ease),
    scale var(--gl-base) var(--gl-ease);
`

/** Phones: a wider window has room for both, header and content. */
const PHONE = '(max-width: 40rem)'
const SHRINK_FROM = 48
/** Smaller, so that a finger that rests at the border does not make it flicker. */
const GROW_UNTIL = 16

/**
 * On a phone the header becomes smaller once the page is scrolled. `--gl-header-shift` on the root says by
 * how much everything at the top moves up; as a `translate` this moves nothing in the page.
 */
function useHeaderShift(): void {
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
