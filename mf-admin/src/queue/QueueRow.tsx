import styled from 'styled-components'

/** A row that can be chosen. */
export const RowButton = styled.button`
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
    border-color: var(--gl-ink);
    background: var(--gl-sunken);
  }
`

/** The text of a row: a bold line, then smaller ones, each cut off with an ellipsis. */
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
