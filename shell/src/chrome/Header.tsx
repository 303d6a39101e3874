import { paths } from '@greenlight/kit/contract/paths'
import { Logo } from '@greenlight/kit/ui/display/Logo'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { useHeaderShift } from './useHeaderShift.ts'

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
