import styled, { keyframes } from 'styled-components'
import { SKELETON_DELAY_MS } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

/** Where nothing is known yet, not even a layout: a spinner in the middle, and none if it is quick. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Root>
      <Spinner size={36} label={label} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  color: var(--gl-green-text);
  animation: ${keyframes`from { opacity: 0 }`} var(--gl-slow) ${SKELETON_DELAY_MS}ms both;
`
