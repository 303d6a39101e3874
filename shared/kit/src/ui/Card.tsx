import styled from 'styled-components'

/**
 * One thing in a list of like things. A link inside with `data-cover` makes the whole card
 * clickable and gives it the focus ring, while the link's own words stay its name.
 */
export const Card = styled.article`
  position: relative;
  min-width: 0;
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
  overflow: clip;
  transition:
    border-color var(--gl-base) var(--gl-ease),
    box-shadow var(--gl-base) var(--gl-ease),
    translate var(--gl-base) var(--gl-ease);

  & [data-cover] {
    color: inherit;
    text-decoration: none;
  }
  & [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-cover]:focus-visible {
    outline: none;
  }
  &:has([data-cover]:hover) {
    border-color: var(--gl-control);
    box-shadow: var(--gl-shadow-2);
  }
  &:has([data-cover]:focus-visible) {
    outline: 3px solid var(--gl-focus);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:has([data-cover]:hover) {
      translate: 0 -2px;
    }
  }
`

/** Cards side by side: two on a phone, up to six on a wide screen. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  --gap: clamp(0.75rem, 2vw, 1.25rem);
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(11rem, (100% - var(--gap)) / 2), (100% - 5 * var(--gap)) / 6), 1fr)
  );
  gap: var(--gap);

  & > * {
    min-width: 0;
  }
`
