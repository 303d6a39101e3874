import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  caption: string
  /** Heading of the first column, then of the columns of numbers. */
  columns: readonly string[]
  rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly cells: readonly ReactNode[]
  }[]
}

/** Several numbers of each row. Scrolls sideways where it is too wide. */
export function NumbersTable({ caption, columns, rows }: Props) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--gl-text-sm);

  & caption {
    padding-block-end: var(--gl-space-2);
    color: var(--gl-ink-soft);
    text-align: start;
  }
  & th,
  & td {
    padding: var(--gl-space-1) var(--gl-space-2);
    border-block-end: 1px solid var(--gl-line);
    text-align: start;
    font-weight: inherit;
  }
  & thead th {
    font-weight: 600;
    vertical-align: bottom;
  }
  & td,
  & thead th:not(:first-child) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
