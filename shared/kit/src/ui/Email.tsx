import { Fragment } from 'react'

/** An address; where a line has no room for all of it, it breaks after its @ and dots. */
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
