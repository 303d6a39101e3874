import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { buttonStyle } from './buttonStyle.ts'
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  /** Work under way: keeps its focus and its words, says so, and ignores further clicks. */
  busy?: boolean
}

/** A button of the site. It is never a submit button unless told. */
export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...rest}
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
