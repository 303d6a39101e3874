import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'

const BUBBLES = [
  { width: '55%', own: false },
  { width: '35%', own: false },
  { width: '60%', own: true },
  { width: '45%', own: false },
  { width: '30%', own: true },
]

export function ConversationSkeleton() {
  return (
    <Root>
      <LoadingPlaceholder label="Loading messages">
        {BUBBLES.map(({ width, own }) => (
          <Bubble key={width} $own={own}>
            <Skeleton $width={width} $height="3rem" />
          </Bubble>
        ))}
      </LoadingPlaceholder>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  padding: var(--gl-space-4);
  overflow: hidden;
`

const Bubble = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'end' : 'start')};
  padding-block: var(--gl-space-1);
`
