import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  photo: ReactNode
  title: string
  /** Shown instead of the title, where it carries user text. */
  display?: ReactNode
  children: ReactNode
}

/** Photo beside the facts, above them on a phone. Every state uses it, so that the heading keeps its focus. */
export function ProfileLayout({ photo, title, display, children }: Props) {
  return (
    <Page>
      <Columns $photo={photo !== null}>
        {photo !== null && <Side>{photo}</Side>}
        <Main>
          <PageTitle display={display}>{title}</PageTitle>
          {children}
        </Main>
      </Columns>
    </Page>
  )
}

const Columns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-5) var(--gl-space-10);

  @media (min-width: 900px) {
    grid-template-columns: ${({ $photo }) => ($photo ? 'minmax(0, 5fr) minmax(0, 7fr)' : '')};
  }
`

const Side = styled.div`
  border-radius: var(--gl-radius-l);
  overflow: clip;

  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: calc(var(--gl-header) + var(--gl-space-6));
  }
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`
