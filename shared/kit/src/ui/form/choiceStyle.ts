import { css } from 'styled-components'

/** The look of an option, of which some are chosen. */
export const choiceStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--gl-space-2);
  min-height: var(--gl-target);
  padding: var(--gl-space-2) var(--gl-space-3);
  border: 1.5px solid var(--gl-control);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--gl-fast) var(--gl-ease),
    border-color var(--gl-fast) var(--gl-ease);

  &:hover {
    border-color: var(--gl-green-text);
  }
`

/** What a chosen option adds. */
export const chosenStyle = css`
  border-color: var(--gl-green-text);
  background: var(--gl-green-soft);
  box-shadow: inset 0 0 0 1px var(--gl-green-text);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`

/** For an option that is the label of a radio button or a checkbox, which lies invisibly over it. */
export const choiceInputStyle = css`
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  & > input:focus-visible {
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--gl-focus);
    outline-offset: 1px;
  }
  &:has(:checked) {
    ${chosenStyle}
  }
`
