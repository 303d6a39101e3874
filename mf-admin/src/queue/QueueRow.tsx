import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = { current: boolean; onClick: () => void; children: ReactNode }

/** One item in the list of what waits. */
export function QueueRow({ current, onClick, children }: Props) {
  return (
    <Row type="button" aria-current={current || undefined} onClick={onClick}>
      {children}
    </Row>
  )
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);
  width: 100%;
  min-height: var(--gl-target);
  padding: var(--gl-space-2) var(--gl-space-3);
  border: 1.5px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--gl-control);
  }
  &[aria-current='true'] {
    border-color: var(--gl-green-text);
    background: var(--gl-green-soft);
  }
`

/** The lines of a row, each cut where it ends: what it is, then small print. */
export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: var(--gl-text-sm);
  line-height: 1.35;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    font-weight: 600;
  }
  & > small {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
  }
`
