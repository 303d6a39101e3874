import { Logo } from '@greenlight/kit/ui/display/Logo'
import { BrandPlace, PanelColumn, RaisedPanel } from '@greenlight/kit/ui/layout/PanelColumn'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'
import { TitleLine } from './lines.tsx'

const FIELDS = 3

/** A panel in the middle. */
export function FormSkeleton({ logo = false }: { logo?: boolean }) {
  return (
    <PanelColumn $withLogo={logo}>
      {logo && <Brand />}
      <RaisedPanel>
        <TitleLine />
        {Array.from({ length: FIELDS }, (_, field) => (
          <Skeleton key={field} $height="3rem" />
        ))}
      </RaisedPanel>
    </PanelColumn>
  )
}

const Brand = () => (
  <BrandPlace>
    <Logo />
  </BrandPlace>
)

/** Of a page without a header. In a wide window, the place of its logo depends on its content. */
export function LogoAlone() {
  return (
    <Narrow>
      <PanelColumn $withLogo>
        <Brand />
      </PanelColumn>
    </Narrow>
  )
}

const Narrow = styled.div`
  @media (min-width: 30rem) {
    display: none;
  }
`
