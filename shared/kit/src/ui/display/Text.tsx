import { Fragment } from 'react'
import styled from 'styled-components'

/** An e-mail address. It can wrap after the @ and after dots. */
export function Email({ children: address }: { children: string }) {
  return (
    <bdi>
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

/** Small text in the secondary color, for a line that matters less than the text around it. */
export const SmallText = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

/** Hides an element visually. Screen readers still read it. */
export const hiddenStyle = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`
