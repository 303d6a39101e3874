import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'

/** One short message that passes. Its place on the screen, its time and `role=status` are the host's. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <Root>
      <CircleCheck aria-hidden size={20} />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
  width: fit-content;
  max-width: min(26rem, 100%);
  padding: var(--gl-space-3) var(--gl-space-5) var(--gl-space-3) var(--gl-space-4);
  border: 1px solid transparent;
  border-radius: var(--gl-radius-l);
  background: var(--gl-deep);
  box-shadow: var(--gl-shadow-3);
  color: var(--gl-deep-on);
  font-size: var(--gl-text-sm);
  font-weight: var(--gl-weight-medium);
  line-height: 1.35;
  animation: ${keyframes`from { opacity: 0; translate: 0 0.5rem }`} var(--gl-slow) var(--gl-ease);

  & > svg {
    flex: none;
    color: var(--gl-green);
  }
`
