import { Logo } from '@greenlight/kit/ui/Logo'
import styled from 'styled-components'

/** The logo above a page without a header; on a phone at the left, since the quick exit is at the right. */
export function Brand() {
  return (
    <Root>
      <Logo />
    </Root>
  )
}

const Root = styled.div`
  justify-self: start;

  @media (min-width: 30rem) {
    justify-self: center;
  }
`
