import { decisionText } from '@greenlight/domain/decisionPoint'
import { monthText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { Link, useForgetOnUnmount, useLoad, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { AdminName } from '../admins/AdminName.tsx'
import { banChoice, warnChoice } from '../decisions/choices.ts'
import { DecisionForm } from '../decisions/DecisionForm.tsx'
import { failure } from '../errors.ts'
import { moderationActionLabels } from '../log/logEntry.ts'
import { statusLabels } from '../reports/ReportFacts.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { FlagOutcomes } from './FlagOutcomes.tsx'
import { getMemberHistory } from './memberHistory.ts'
import { getMemberSummary } from './members.ts'
import { MemberSummaryCard } from './MemberSummaryCard.tsx'
import { useMember } from './useMember.ts'

/** All that an admin may know of one member, and what can be decided without a flag. */
export function MemberPanel({ uid }: { uid: string }) {
  const me = useSession((s) => s.user?.uid)
  const historyKey = ['admin', 'memberHistory', uid]
  useForgetOnUnmount(historyKey)
  const { member } = useMember(uid)
  const summary = useLoad(
    ['admin', 'memberSummary', uid],
    () => getMemberSummary(uid),
    failure('admin/members-load-failed'),
  )
  const history = useLoad(
    historyKey,
    () => getMemberHistory(uid),
    failure('admin/members-load-failed'),
  )
  const { name = 'A member without a username', since = null } = member ?? {}
  const publicShares = summary.data?.reports.public ?? null
  const isBanned = summary.data?.banned === true
  const seen = { flags: [] }
  const person = { uid, name, publicShares, seen }
  const warn = { ...warnChoice({ uid, seen }), name }
  const choices = isBanned && publicShares === 0 ? [warn] : [warn, banChoice(person)]
  const { error } = history
  return (
    <Panel
      title={member === undefined ? 'Member' : name}
      {...(since && { text: `Here since ${monthText(since)}.` })}
    >
      {error && (
        <ErrorPanel text={error.message} retrying={history.loading} onRetry={history.retry} />
      )}
      <MemberSummaryCard name={null} uid={uid} summary={summary} />
      <SmallText>
        <FlagOutcomes uid={uid} />
      </SmallText>
      <Columns>
        <section aria-label="Decisions">
          <h3>Decisions</h3>
          {!history.data && !history.error && <Skeleton $height="7rem" />}
          {history.data?.decisions.length === 0 && <SmallText>None so far.</SmallText>}
          <List role="list">
            {history.data?.decisions.map(({ id, action, target, actor, point, reason, at }) => (
              <li key={id}>
                <strong>{moderationActionLabels[action]}</strong>
                {target.startsWith('reports/') && (
                  <>
                    {' '}
                    <bdi>
                      {history.data?.shares.find((one) => `reports/${one.id}` === target)?.name}
                    </bdi>
                  </>
                )}
                <p>
                  <bdi>{decisionText(point, reason)}</bdi>
                </p>
                <SmallText>
                  <TimeAgo date={at} /> by <AdminName uid={actor} />
                </SmallText>
              </li>
            ))}
          </List>
        </section>
        <section aria-label="Shared">
          <h3>Shared</h3>
          {!history.data && !history.error && <Skeleton $height="7rem" />}
          {history.data?.shares.length === 0 && <SmallText>Nothing.</SmallText>}
          <List role="list">
            {history.data?.shares.map(({ id, name: of, status, createdAt }) => (
              <li key={id}>
                <Link to={paths.moderate(id)}>
                  <bdi>{of}</bdi>
                </Link>{' '}
                <SmallText as="span">
                  {statusLabels[status]}, <TimeAgo date={createdAt} />
                </SmallText>
              </li>
            ))}
          </List>
        </section>
      </Columns>
      {uid === me ? (
        <p>This is your own account. Another admin decides on it.</p>
      ) : (
        <DecisionForm
          choices={choices}
          hint="The member reads it."
          suggestions={[]}
          onDone={() => {
            summary.retry()
            history.retry()
          }}
        />
      )}
    </Panel>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--gl-space-5);
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-3);
  margin-block-start: var(--gl-space-2);
  font-size: var(--gl-text-sm);
`
