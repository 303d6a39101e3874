import { type Case, type CaseState, caseWishLabels } from '@greenlight/domain/case'
import { dayText } from '@greenlight/domain/when'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { listMyCases } from '@greenlight/kit/data/cases'
import { failure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { type LoadedData, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { SignOutNote } from '../panel/PanelPage.tsx'
import { DeleteReply } from './DeleteReply.tsx'
import { RequestForm } from './RequestForm.tsx'

/** The requests of a signed-in person, and the form for another one. */
export function Requests({ reportId }: { reportId: string | null }) {
  const cases = useLoad(loadKeys.myCases(), listMyCases, failure('kit/cases-load-failed'))
  return (
    <>
      <MyRequests {...cases} />
      <RequestForm reportId={reportId} onStored={cases.retry} />
      <SignOutNote />
    </>
  )
}

const stateTexts: Readonly<Record<CaseState, string>> = {
  open: 'We have it and will look at it.',
  granted: 'We did what you asked for.',
  declined: 'We did not do what you asked for.',
}

/** The requests of this person with their state and answer. Empty before the first request. */
function MyRequests({ data, error, loading, retry }: LoadedData<readonly Case[]>) {
  const now = useNow()
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) {
    return (
      <LoadingPlaceholder label="Loading your requests">
        <Skeleton $height="6rem" />
      </LoadingPlaceholder>
    )
  }
  const requests = data.filter(({ kind }) => kind === 'removal')
  if (requests.length === 0) return null
  return (
    <Panel title="What you asked for">
      <List>
        {requests.map((request) => (
          <li key={request.id}>
            <strong>{caseWishLabels[request.wish]}</strong>
            {request.createdAt && (
              <SmallText as="span">{dayText(request.createdAt, now)}</SmallText>
            )}
            <p>{stateTexts[request.state]}</p>
            {request.answer && (
              <Answer>
                <bdi>{request.answer}</bdi>
                {request.answeredAt && (
                  <SmallText as="span">{dayText(request.answeredAt, now)}</SmallText>
                )}
              </Answer>
            )}
            {request.state === 'granted' &&
              request.wish === 'answer' &&
              request.reportId !== null && <DeleteReply reportId={request.reportId} />}
            <Statement>
              You wrote: <bdi>{request.statement}</bdi>
            </Statement>
          </li>
        ))}
      </List>
    </Panel>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--gl-space-5);

  & > li {
    display: grid;
    gap: var(--gl-space-1);
    overflow-wrap: anywhere;
  }
`

const Answer = styled.div`
  display: grid;
  gap: var(--gl-space-1);
  padding: var(--gl-space-3) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
  white-space: pre-wrap;
`

const Statement = styled(SmallText)`
  white-space: pre-wrap;
`
