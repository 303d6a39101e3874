import { type Case, type CaseState, caseTitle } from '@greenlight/domain/case'
import { failure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { MarkedText } from '../ui/MarkedText.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { listOtherCases } from './requests.ts'

const stateLabels: Readonly<Record<CaseState, string>> = {
  open: 'open',
  granted: 'granted',
  declined: 'declined',
}

/** What the same person has asked for before, and the answers. */
export function OtherCases({ openCase }: { openCase: Case }) {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'otherCases', openCase.id],
    () => listOtherCases(openCase),
    failure('kit/cases-load-failed'),
  )
  return (
    <div>
      <h3>Other requests of the same person</h3>
      {error ? (
        <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
      ) : !data ? (
        <Skeleton $height="1.5rem" />
      ) : data.length === 0 ? (
        <SmallText>None.</SmallText>
      ) : (
        <List role="list">
          {data.map((other) => (
            <li key={other.id}>
              <strong>{caseTitle(other)}</strong> ({stateLabels[other.state]}){' '}
              <SmallText as="span">
                <TimeAgo date={other.createdAt} />
              </SmallText>
              <p>
                <MarkedText>{other.answer || other.statement}</MarkedText>
              </p>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  margin-block-start: var(--gl-space-2);
  font-size: var(--gl-text-sm);
`
