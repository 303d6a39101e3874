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
 * The button that the last click was made for, be it with a pointer or a key. Each remote has its copy
 * of the kit: one that has not seen that click takes no second half either.
 */
let clicked: EventTarget | null = null

/**
 * A button of the site. It is never a submit button unless told.
 *
 * The second half of a double click counts only on the button that took the first, and submits
 * nothing: once the first is done, the next row's button may stand there, or the form be empty again.
 */
export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: Props) {
  const isStray = ({ detail, currentTarget }: MouseEvent) =>
    detail > 1 && (rest.type === 'submit' || currentTarget !== clicked)
  const press = (event: MouseEvent) => {
    if (isStray(event)) event.preventDefault() // or it would take the focus
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isStray(event)) return event.preventDefault()
    clicked = event.currentTarget
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
