import type { FlagTarget } from '@greenlight/domain/flag'
import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { Link, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { dismissChoice } from '../decisions/choices.ts'
import { type FlaggedProps, ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { useSeen } from '../decisions/useSeen.ts'
import { failure } from '../errors.ts'
import { listLatestShares } from '../members/members.ts'
import { useMemberName } from '../members/useMember.ts'
import { statusLabels } from '../reports/ReportFacts.tsx'
import { MarkedText } from '../ui/MarkedText.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { flagTargetHeadings } from './flagGroups.ts'
import { FlagList } from './FlagList.tsx'

/** Profiles that are shown. */
const LATEST = 5

type Props = FlaggedProps & { target: Extract<FlagTarget, { kind: 'member' }> }

/** A flagged member: the latest profiles that they shared, their numbers, and the decision. */
export function MemberReview({ group, target: { uid }, ...decision }: Props) {
  const shares = useLoad(
    ['admin', 'latestShares', uid],
    () => listLatestShares(uid, LATEST),
    failure('admin/pending-load-failed'),
  )
  const seen = useSeen(group.flags)
  const name = useMemberName(uid).name ?? 'This member'
  return (
    <Panel title={flagTargetHeadings.member}>
      <div>
        <h3>Shared last</h3>
        {shares.error ? (
          <ErrorPanel
            text={shares.error.message}
            retrying={shares.loading}
            onRetry={shares.retry}
          />
        ) : !shares.data ? (
          <Skeleton $height="7rem" />
        ) : shares.data.length === 0 ? (
          <SmallText>Nothing. What they wrote elsewhere is flagged where it is.</SmallText>
        ) : (
          <List role="list">
            {shares.data.map(({ id, name: of, notes, status, createdAt }) => (
              <li key={id}>
                <Link to={paths.profile(id)}>
                  <bdi>{of}</bdi>
                </Link>{' '}
                <SmallText as="span">
                  {statusLabels[status]}, <TimeAgo date={createdAt} />
                </SmallText>
                {notes && (
                  <Notes>
                    <MarkedText>{notes}</MarkedText>
                  </Notes>
                )}
              </li>
            ))}
          </List>
        )}
      </div>
      <ReviewDecision
        flagList={<FlagList flags={group.flags} />}
        openFlags={group.flags}
        author={{ uid, name }}
        authorHeading="The member"
        flaggedPath={group.key}
        warnedPath={group.key}
        choices={[dismissChoice(group.key, seen)]}
        {...decision}
      />
    </Panel>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-3);
  margin-block-start: var(--gl-space-2);
`

const Notes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--gl-text-sm);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
