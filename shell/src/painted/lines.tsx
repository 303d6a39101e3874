import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'

/** In place of an `h1`, as high as its first line. */
export function TitleLine() {
  return (
    <Title data-in-place-of="h1">
      <Skeleton $width="45%" $height="1.2em" />
    </Title>
  )
}

const Title = styled.div`
  font-size: var(--gl-text-xl);
`

/** In place of a line of text. */
export function TextLine({ width }: { width?: string }) {
  return (
    <Text>
      <Skeleton {...(width && { $width: width })} />
    </Text>
  )
}

const Text = styled.div`
  display: grid;
  align-items: center;
  height: calc(1em * var(--gl-leading));
`
