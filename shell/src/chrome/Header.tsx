import { paths } from '@greenlight/kit/contract/paths'
import { Logo } from '@greenlight/kit/ui/display/Logo'
import { LARGE_TEXT } from '@greenlight/kit/ui/theme/scale'
import { Link } from '@greenlight/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import styled, { css } from 'styled-components'

type Props = {
  /** False on pages that show the logo themselves: then there is no bar. */
  hasLogo: boolean
  children: ReactNode
}

/**
 * The bar with the logo, at the top of the window. On a phone it is smaller once the page is scrolled. The attribute
 * tells its children: a custom property of the root would recalculate the styles of the whole page.
 */
export function Header({ hasLogo, children }: Props) {
  const isScrolled = useScrolled() && hasLogo
  return (
    <Bar $visible={hasLogo} data-scrolled={isScrolled || undefined}>
      {hasLogo && (
        <Home to={paths.gallery()} aria-label="Greenlight, to the gallery">
          <Logo />
        </Home>
      )}
      {children}
    </Bar>
  )
}

/** Wider windows have room for both header and content. */
const PHONE = '@media (max-width: 40rem)'

const ground = css`
  background: var(--gl-glass);
  border-bottom: 1px solid var(--gl-line);
  -webkit-backdrop-filter: blur(14px); /* Safari before 18 */
  backdrop-filter: blur(14px);
`

const Bar = styled.header<{ $visible: boolean }>`
  position: fixed;
  z-index: var(--gl-layer-header);
  inset: 0 0 auto;
  height: var(--gl-header);
  padding-block-start: var(--gl-safe-top);
  padding-inline: max(var(--gl-space-4), env(safe-area-inset-left));
  display: flex;
  align-items: center;
  transition: translate var(--gl-base) var(--gl-ease);
  ${({ $visible }) => ($visible ? ground : 'pointer-events: none;')}

  & > * {
    pointer-events: auto;
  }

  /* Moves instead of changing its height, so that nothing in the page moves. */
  ${PHONE} {
    &[data-scrolled] {
      translate: 0 -24px;
    }
  }
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  transform-origin: left;
  transition:
    translate var(--gl-base) var(--gl-ease),
    scale var(--gl-base) var(--gl-ease);

  /* Centered in the visible part of the header. */
  ${PHONE} {
    [data-scrolled] > & {
      translate: 0 12px;
      scale: 0.8;
    }
  }
  /* Only the picture: Quick exit needs the room. The link has a label. */
  @media ${LARGE_TEXT} {
    & > span {
      font-size: 0;
    }
  }
`

const SCROLLED_FROM = 48
/** Smaller than the other threshold, so that a finger resting at the border does not make the header flicker. */
const SCROLLED_UNTIL = 16

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const follow = () =>
      setScrolled((before) => window.scrollY > (before ? SCROLLED_UNTIL : SCROLLED_FROM))
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return scrolled
}
