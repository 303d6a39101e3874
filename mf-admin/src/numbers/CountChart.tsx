import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import styled from 'styled-components'

type Counts = readonly (readonly [label: string, count: number])[]

type Props = {
  /** What is counted, as the table's caption. */
  caption: string
  /** Heading of the first column. */
  rowHeading: string
  counts: Counts
}

/** Counts as bars, and the same counts as a table. */
export function CountChart({ caption, rowHeading, counts }: Props) {
  const most = Math.max(1, ...counts.map(([, count]) => count))
  return (
    <>
      <Bars aria-hidden>
        {counts.map(([label, count]) => (
          <li key={label}>
            <span>{label}</span>
            <Bar $share={count / most} />
            <span>{count}</span>
          </li>
        ))}
      </Bars>
      <Disclosure label={(open) => (open ? 'Hide the table' : 'Show as a table')}>
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeading}</th>
              <th scope="col">Number</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(([label, count]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </>
  )
}

const Bars = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  padding: 0;
  list-style: none;
  font-size: var(--gl-text-sm);
  line-height: 1.3;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: var(--gl-space-2);
  }
  & > li > :last-child {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

/** A bar of 0 is 2 px wide, so that it does not look like a missing row. */
const Bar = styled.span<{ $share: number }>`
  width: calc(${({ $share }) => $share * 100}% + 2px);
  height: 1rem;
  border-radius: 2px 4px 4px 2px;
  background: var(--gl-green);
  forced-color-adjust: none;
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
  }
  & td:last-child,
  & th:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
