import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

/** One part of the account settings: a description, then its button. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-3);

  & > p {
    color: var(--gl-ink-soft);
  }
`

/** The content of one state of the dialog. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`
