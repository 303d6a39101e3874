import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Skeleton'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { listCaseMonths } from '../data/caseNumbers.ts'
import { durationText, shareText } from '../domain/months.ts'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** By month: how fast requests were answered, and how many decisions were appealed and reversed. */
export function CaseMonths() {
  const { data, error, loading, retry } = useLoad(
    ['caseMonths'],
    () => listCaseMonths(new Date()),
    'cases-load-failed',
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) {
    return (
      <LoadingPlaceholder label="Loading the months">
        <Skeleton $height="20rem" />
      </LoadingPlaceholder>
    )
  }
  return (
    <List role="list">
      {data.map(({ month, answered, medianMs, decisions, appeals, reversed }) => (
        <li key={month.start.getTime()}>
          <h3>{monthName.format(month.start)}</h3>
          <Facts>
            <Fact name="Requests answered" value={String(answered)} />
            <Fact name="Median time" value={medianMs === null ? '–' : durationText(medianMs)} />
            <Fact name="Decisions" value={String(decisions)} />
            <Fact name="Appealed" value={`${appeals} (${shareText(appeals, decisions)})`} />
            <Fact name="Reversed" value={`${reversed} (${shareText(reversed, decisions)})`} />
          </Facts>
        </li>
      ))}
    </List>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-4);
  margin-block-start: var(--gl-space-3);
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--gl-space-2) var(--gl-space-4);
  margin-block-start: var(--gl-space-2);

  & dt {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`
