import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Brand } from './Brand.tsx'

type Props = {
  title: string
  /** One sentence under the title. */
  text?: ReactNode
  /** False where the header shows the logo. */
  logo?: boolean
  children: ReactNode
  /** Small print below the panel. */
  foot?: ReactNode
}

/** A page on the way in: one panel in the middle, and nothing that leads away from it. */
export function EntryPage({ title, text, logo = true, children, foot }: Props) {
  return (
    <Root $alone={logo}>
      {logo && <Brand />}
      <Panel>
        <Head>
          <PageTitle>{title}</PageTitle>
          {text && <Text>{text}</Text>}
        </Head>
        {children}
      </Panel>
      {foot}
    </Root>
  )
}

const Root = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  justify-content: center;
  justify-items: center;
  align-content: start;
  gap: var(--gl-space-6);
  /* From the top, not centred: a message that appears must not move what is above it. */
  padding-block: calc(var(--gl-space-${({ $alone }) => ($alone ? '5' : '8')}) + var(--gl-safe-top))
    calc(var(--gl-space-16) + var(--gl-safe-bottom));
  padding-inline: calc(var(--gl-gutter) + var(--gl-safe-left))
    calc(var(--gl-gutter) + var(--gl-safe-right));

  @media (min-width: 30rem) {
    padding-block-start: calc(clamp(1.25rem, 7dvh, 5rem) + var(--gl-safe-top));
  }
`

const Panel = styled.div`
  display: grid;
  gap: var(--gl-space-5);
  width: 100%;
  padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
  box-shadow: var(--gl-shadow-1);

  & > * {
    min-width: 0;
  }
`

const Head = styled.div`
  display: grid;
  gap: var(--gl-space-2);
`

const Text = styled.p`
  color: var(--gl-ink-soft);
`
