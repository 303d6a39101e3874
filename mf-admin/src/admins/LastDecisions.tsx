import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { AdminName } from './AdminName.tsx'
import { listLastDecisions } from './lastDecisions.ts'

/** When each admin decided last. The log knows accounts, not addresses, so they have usernames here. */
export function LastDecisions() {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'lastDecisions'],
    listLastDecisions,
    failure('admin/log-load-failed'),
  )
  return (
    <Panel
      title="Last decisions"
      text="From the latest 100 entries of the log, by username: the log has no addresses."
    >
      {error && <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />}
      {!data && !error && <Skeleton $height="6rem" />}
      {data?.length === 0 && <SmallText>No decision so far.</SmallText>}
      {data && data.length > 0 && (
        <List role="list" aria-label="Last decisions">
          {data.map(({ actor, at }) => (
            <li key={actor}>
              <span>
                <AdminName uid={actor} />
              </span>
              <SmallText as="span">
                <TimeAgo date={at} />
              </SmallText>
            </li>
          ))}
        </List>
      )}
    </Panel>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-1);

  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--gl-space-3);
    padding-block: var(--gl-space-1);
    border-block-end: 1px solid var(--gl-line);
  }
`
