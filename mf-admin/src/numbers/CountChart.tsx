import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import styled from 'styled-components'
import { NumbersTable } from './NumbersTable.tsx'

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
        <NumbersTable
          caption={caption}
          columns={[rowHeading, 'Number']}
          rows={counts.map(([label, count]) => ({ key: label, name: label, cells: [count] }))}
        />
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
  background: var(--gl-ink-soft);
  forced-color-adjust: none;
`
