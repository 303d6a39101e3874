import styled from 'styled-components'

export const StackedForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);

  & textarea {
    min-height: 3.5rem;
  }
`
