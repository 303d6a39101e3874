import styled from 'styled-components'

/** How long an item has waited, first in its row. */
export const Waited = styled.strong`
  font-variant-numeric: tabular-nums;
`

/** A short fact in a row; red if somebody must act at once. */
export const Mark = styled.strong<{ $late: boolean }>`
  display: inline-block;
  margin-inline-end: var(--gl-space-1);
  padding-inline: var(--gl-space-2);
  border-radius: var(--gl-radius-full);
  background: ${({ $late }) => ($late ? 'var(--gl-red-soft)' : 'var(--gl-amber-soft)')};
  color: ${({ $late }) => ($late ? 'var(--gl-red-text)' : 'var(--gl-amber-text)')};

  :not(:first-child) > & {
    margin-inline-start: var(--gl-space-1);
  }
`
