import { failure } from '@greenlight/kit/errors'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { Fact, Facts } from '../ui/Facts.tsx'
import { durationText, listCaseMonths, shareText } from './caseNumbers.ts'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** By month: how fast requests were answered, and how many decisions were appealed and reversed. */
export function CaseMonths() {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'caseMonths'],
    () => listCaseMonths(new Date()),
    failure('kit/cases-load-failed'),
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
          <MonthFacts>
            <Fact name="Requests answered" value={answered} />
            <Fact name="Median time" value={medianMs === null ? '–' : durationText(medianMs)} />
            <Fact name="Decisions" value={decisions} />
            <Fact name="Appealed" value={`${appeals} (${shareText(appeals, decisions)})`} />
            <Fact name="Reversed" value={`${reversed} (${shareText(reversed, decisions)})`} />
          </MonthFacts>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-4);
  margin-block-start: var(--gl-space-3);
`

/** In columns, so that the months can be compared. */
const MonthFacts = styled(Facts)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  column-gap: var(--gl-space-4);
`
