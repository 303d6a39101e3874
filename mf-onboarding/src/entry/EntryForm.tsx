import styled from 'styled-components'

/** The fields and buttons of a form on the way in. The browser's own bubbles stay away. */
export const EntryForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: var(--gl-space-5);
`

/** A thin line with "or" in it. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--gl-line);
  }
`

/** Where else one might want to go. */
export const Elsewhere = styled.p`
  text-align: center;
`
