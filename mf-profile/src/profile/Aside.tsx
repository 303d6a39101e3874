import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = { illustration: ReactNode; children: ReactNode }

/** What to do where there is no profile to see; the page's heading above has said why. */
export function Aside({ illustration, children }: Props) {
  return (
    <Root>
      {illustration}
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-4);
  color: var(--gl-ink-soft);

  & > svg {
    width: min(15rem, 70%);
    height: auto;
  }
`
