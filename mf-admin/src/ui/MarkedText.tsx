import { findPrivateParts, privateInfoLabel } from '@greenlight/domain/privateInfo'
import { Fragment } from 'react'
import styled from 'styled-components'

/** Text of a member. What could identify or locate somebody is highlighted: numbers, addresses, links, names elsewhere. */
export function MarkedText({ children: text }: { children: string }) {
  const parts = findPrivateParts(text)
  return (
    <bdi>
      {parts.map(({ kind, start, end }, at) => (
        <Fragment key={start}>
          {text.slice(parts[at - 1]?.end ?? 0, start)}
          <Private title={`Looks like ${privateInfoLabel(kind)}`}>{text.slice(start, end)}</Private>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </bdi>
  )
}

const Private = styled.mark`
  border-radius: 3px;
  background: var(--gl-amber-soft);
  color: var(--gl-amber-text);
  font-weight: 600;
  text-decoration: underline dotted;
`
