import { type ComponentProps, type MouseEvent, useRef } from 'react'
import styled, { css } from 'styled-components'
import { Spinner } from '../status/Loading.tsx'

/** primary: the main action; secondary: other actions; quiet: in lists; danger: deletes something. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'medium' | 'small'

const variants = {
  primary: css`
    background: var(--gl-green);
    color: var(--gl-green-on);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--gl-green-hover);
    }
  `,
  secondary: css`
    background: var(--gl-surface);
    border-color: var(--gl-control);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--gl-sunken);
      border-color: var(--gl-ink);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--gl-green-text);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--gl-sunken);
    }
  `,
  danger: css`
    background: var(--gl-red);
    color: var(--gl-red-on);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--gl-red-hover);
    }
  `,
}

const sizes = {
  medium: css`
    min-height: var(--gl-target);
    padding: var(--gl-space-2) var(--gl-space-5);
  `,
  small: css`
    min-height: 2.25rem;
    padding: var(--gl-space-1) var(--gl-space-3);
    font-size: var(--gl-text-sm);
  `,
}

export type ButtonLook = { $variant?: ButtonVariant; $size?: ButtonSize; $wide?: boolean }

/** The look of buttons and of links that look like buttons. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-2);
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1.5px solid transparent;
  border-radius: var(--gl-radius-full);
  color: var(--gl-ink);
  font-weight: 650;
  line-height: var(--gl-leading-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--gl-fast) var(--gl-ease),
    border-color var(--gl-fast) var(--gl-ease),
    scale var(--gl-fast) var(--gl-ease);

  &:active:not(:disabled, [aria-disabled='true']) {
    scale: 0.98;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    opacity: 0.85;
    cursor: progress;
  }

  & > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }

  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}
`

type Props = Omit<ComponentProps<'button'>, 'onMouseDown'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  /** True while its operation runs: it keeps focus and label, shows a spinner and ignores clicks. */
  busy?: boolean
}

/**
 * A button. It submits its form only with `type="submit"`.
 *
 * The second click of a double click counts only on the button that got the first one. After the first click,
 * the button of the next row may be under the pointer. The second click never submits a form, because the
 * first one may have emptied the form.
 */
export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: Props) {
  const clicked = useRef(false)
  const isStray = ({ detail }: MouseEvent) =>
    detail > 1 && (rest.type === 'submit' || !clicked.current)
  const press = (event: MouseEvent) => {
    if (isStray(event)) event.preventDefault() // the button must not take the focus
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isStray(event)) return event.preventDefault()
    clicked.current = true
    onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...rest}
      onMouseDown={press}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      {...(variant && { $variant: variant })}
      {...(size && { $size: size })}
      {...(wide && { $wide: wide })}
    >
      {busy && <Spinner size={16} />}
      {children}
    </Root>
  )
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`
