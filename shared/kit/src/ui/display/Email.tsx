import { Fragment } from 'react'

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
