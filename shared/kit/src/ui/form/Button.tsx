import { useRef, type ComponentProps, type MouseEvent } from 'react'
import styled from 'styled-components'
import { buttonStyle } from './buttonStyle.ts'
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle.ts'
import { Spinner } from '../status/Spinner.tsx'

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
 * The second half of a double click counts only on the button that took the first half: after the
 * first, the button of the next row may be under the pointer. It never submits a form, because the first
 * half may have emptied it.
 */
export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: Props) {
  const clicked = useRef(false)
  const isStray = ({ detail }: MouseEvent) =>
    detail > 1 && (rest.type === 'submit' || !clicked.current)
  const press = (event: MouseEvent) => {
    if (isStray(event)) event.preventDefault() // otherwise the button would take the focus
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
