import { paths } from '@greenlight/kit/contract/paths'
import { Logo } from '@greenlight/kit/ui/Logo'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'

export function Header() {
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
  padding-inline: max(var(--gl-space-4), env(safe-area-inset-left));
  display: flex;
  align-items: center;
  background: var(--gl-glass);
  border-bottom: 1px solid var(--gl-line);
  backdrop-filter: blur(14px);
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
`
