import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { buttonStyle } from './buttonStyle.ts'
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

type Props = Omit<ComponentProps<'button'>, 'onMouseDown'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  /** Work under way: keeps its focus and its words, says so, and ignores further clicks. */
  busy?: boolean
}

/**
 * A button of the site. It is never a submit button unless told, and then a double click submits
 * once: its second half may come when the first is done, and would send a form that is empty again.
 */
export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: Props) {
  const isRepeat = (event: MouseEvent) => rest.type === 'submit' && event.detail > 1
  const press = (event: MouseEvent) => {
    if (isRepeat(event)) event.preventDefault() // or it would take the focus back
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isRepeat(event)) event.preventDefault()
    else onClick?.(event)
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
