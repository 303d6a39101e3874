import styled from 'styled-components'

/** The content of one state of the dialog. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

/** The buttons of the dialog, the safe one first. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--gl-space-2);
`
