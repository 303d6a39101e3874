import { CardGrid, Cell, FACTS } from '@greenlight/kit/ui/layout/CardGrid'
import { Page } from '@greenlight/kit/ui/layout/Page'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'
import { TextLine, TitleLine } from './lines.tsx'

const CARDS = 12

/** Controls and cards, as the gallery of mf-gallery lays them out. */
export function GridSkeleton() {
  return (
    <Root>
      <Title>
        <TitleLine />
        <TextLine width="30%" />
      </Title>
      <Controls>
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" $width="7.5rem" />
      </Controls>
      <Answer>
        <TextLine width="40%" />
      </Answer>
      <CardGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          <Cell key={index} data-in-place-of="article">
            <Card>
              <Skeleton $ratio="1" />
              <Facts>
                <Skeleton $width="70%" />
                <Skeleton $width="50%" />
              </Facts>
            </Card>
          </Cell>
        ))}
      </CardGrid>
    </Root>
  )
}

const Root = styled(Page)`
  @media (max-width: 48rem) {
    gap: var(--gl-space-3);
    padding-block-start: var(--gl-space-4);
  }
`

const Title = styled.div`
  display: grid;
  gap: var(--gl-space-1);

  @media (max-width: 48rem) {
    display: none;
  }
`

/** The name has the first row. */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  & > :not(:last-child) {
    flex: 1 1 6rem;
  }
  & > :first-child {
    flex-basis: 100%;
  }

  @media (min-width: 48rem) {
    gap: var(--gl-space-3);

    & > :first-child {
      height: 3.5rem;
    }
    & > :nth-child(2) {
      max-width: 28rem;
    }
  }
`

const Answer = styled.div`
  font-size: var(--gl-text-sm);
`

const Card = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  border-radius: var(--gl-radius-l);
`

const Facts = styled.div`
  display: grid;
  align-content: center;
  gap: var(--gl-space-2);
  height: ${FACTS};
  padding: var(--gl-space-3);
`
