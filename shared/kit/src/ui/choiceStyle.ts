import { css } from 'styled-components'

/** One option of a set, as a soft pill; the chosen one is filled and framed. */
export const choiceStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-2);
  min-height: var(--gl-target);
  padding: var(--gl-space-1) var(--gl-space-4);
  border: 1.5px solid var(--gl-control);
  border-radius: var(--gl-radius-full);
  background: var(--gl-surface);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--gl-fast) var(--gl-ease),
    border-color var(--gl-fast) var(--gl-ease);

  &:hover {
    border-color: var(--gl-green-text);
  }
`

export const chosenStyle = css`
  border-color: var(--gl-green-text);
  background: var(--gl-green-soft);
  box-shadow: inset 0 0 0 1px var(--gl-green-text);
  color: var(--gl-green-text);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`
