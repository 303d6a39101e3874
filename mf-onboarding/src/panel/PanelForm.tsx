import { useEffect, useRef, type FormHTMLAttributes } from 'react'
import styled from 'styled-components'

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  /** Each new problem moves the focus to the first invalid control. */
  problem: object | null
}

/** A form in one column. It shows its own error texts instead of the browser's. */
export function PanelForm({ problem, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')
      ?.focus()
  }, [problem])
  return <Column ref={form} noValidate {...props} />
}

const Column = styled.form`
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
