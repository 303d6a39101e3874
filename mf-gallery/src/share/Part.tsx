import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

/** The heading of a part of the share form. */
export const PartTitle = styled.h2`
  font-size: var(--gl-text-md);
  letter-spacing: 0;
`

/** A named part of the share form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root role="group" aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gl-space-3);
  min-width: 0;
`
