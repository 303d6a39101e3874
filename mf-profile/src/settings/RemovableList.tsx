import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'

type Props = {
  /** Takes the focus after a removal, because the focused button disappears with its row. */
  ref: Ref<HTMLDivElement>
  /** Shown while there are no rows. */
  emptyText: string
  rows: readonly ReactNode[]
}

/** A list whose rows the member can remove one by one. */
export function RemovableList({ ref, emptyText, rows }: Props) {
  return (
    <Root ref={ref} tabIndex={-1}>
      {rows.length === 0 && <p>{emptyText}</p>}
      <List>{rows}</List>
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
