import styled from 'styled-components'

export const PanelForm = styled.form`
  display: grid;
  gap: var(--gl-space-5);
`

/** A thin line with its text in the middle. */
export const Divider = styled.p`
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

/** The line below a form that links to another form. */
export const AlternativeLink = styled.p`
  text-align: center;
`
