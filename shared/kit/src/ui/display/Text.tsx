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

/** Small text in the secondary colour, for a line that matters less than the text around it. */
export const SmallText = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
