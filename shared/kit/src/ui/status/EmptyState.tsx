import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  /** One of `ui/display/illustrations`. */
  illustration?: ReactNode
  title: ReactNode
  /** What the member can do. */
  children?: ReactNode
  action?: ReactNode
  /** The level of the heading. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** Replaces an empty list and shows what the member can do. */
export function EmptyState({ illustration, title, children, action, heading = 'h2' }: Props) {
  return (
    <Root>
      {illustration}
      <Title as={heading}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--gl-space-2);
  max-width: 26rem;
  margin-inline: auto;
  padding-block: var(--gl-space-8);
  text-align: center;

  & > svg {
    width: min(15rem, 70%);
    height: auto;
    margin-block-end: var(--gl-space-3);
  }
`

const Title = styled.h2`
  font-size: var(--gl-text-lg);
`

const Text = styled.div`
  color: var(--gl-ink-soft);
  text-wrap: balance;

  & > p + p {
    margin-block-start: var(--gl-space-3);
  }
`

const Action = styled.div`
  margin-block-start: var(--gl-space-4);
`
