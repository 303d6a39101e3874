import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

type Props = {
  /** Shown while there are no rows. */
  emptyText: string
  rows: readonly ReactNode[]
}

/** A list whose rows the member can remove one by one. It takes the focus from a row that disappears. */
export function RemovableList({ emptyText, rows }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { length } = rows
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current && mayMoveFocusFrom(null)) root.current?.focus()
    before.current = length
  }, [length])
  return (
    <Root ref={root} tabIndex={-1}>
      {rows.length === 0 ? <p>{emptyText}</p> : <List>{rows}</List>}
    </Root>
  )
}

const Root = styled.div`
  &:focus {
    outline: none;
  }
  & > p {
    color: var(--gl-ink-soft);
  }
`

const List = styled.ul.attrs({ role: 'list' })``
