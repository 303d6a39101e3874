import { type Case, isOlderThan, OTHER_ADMIN_DAYS } from '@greenlight/domain/case'
import { decisionText } from '@greenlight/domain/decisionPoint'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { AdminName } from '../admins/AdminName.tsx'
import { type Choice, declineChoice } from '../decisions/choices.ts'
import { DecisionForm, InlineDecisions, type OtherDecision } from '../decisions/DecisionForm.tsx'
import { failure } from '../errors.ts'
import { type LogEntry, moderationActionLabels } from '../log/logEntry.ts'
import { ShortcutsEnabled } from '../queue/shortcuts.tsx'
import { ReportSummary } from '../reports/ReportSummary.tsx'
import { Quote } from '../ui/Quote.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { appealEffect, getAppealedDecision, reportToRestore } from './appeals.ts'
import { dueText } from './urgency.ts'

type Props = { openCase: Case; onDecided: () => void; otherDecision: OtherDecision | null }

/** An appeal beside the decision that it is against. Granting it takes that decision back. */
export function AppealReview({ openCase, onDecided, otherDecision }: Props) {
  const { appealed, statement, createdAt } = openCase
  const decision = useLoad(
    ['admin', 'appealedDecision', appealed],
    () => (appealed ? getAppealedDecision(appealed) : Promise.resolve(null)),
    failure('admin/log-load-failed'),
  )
  if (decision.error) {
    return (
      <ErrorPanel
        text={decision.error.message}
        retrying={decision.loading}
        onRetry={decision.retry}
      />
    )
  }
  if (decision.data === undefined) return <Skeleton $height="20rem" />
  const entry = decision.data
  const flagged = parseFlagTargetPath(entry?.target ?? '')
  const reportId = flagged && 'reportId' in flagged ? flagged.reportId : null
  return (
    <Columns>
      <Panel title="Appeal">
        <Quote text={statement}>
          <TimeAgo date={createdAt} /> <span>{dueText(openCase)}</span>
        </Quote>
        {entry ? (
          <p>
            Against: {moderationActionLabels[entry.action]} by <AdminName uid={entry.actor} />,{' '}
            <TimeAgo date={entry.at} />. Reason:{' '}
            <bdi>{decisionText(entry.point, entry.reason)}</bdi>
          </p>
        ) : (
          <p>The log has no entry for this decision.</p>
        )}
      </Panel>
      {/* Shortcuts here would decide on the profile instead of the appeal. */}
      <ShortcutsEnabled value={false}>
        <InlineDecisions value>
          {reportId !== null && (
            <ReportSummary id={reportId} missing={<p>This profile no longer exists.</p>} />
          )}
        </InlineDecisions>
      </ShortcutsEnabled>
      <Answer
        openCase={openCase}
        entry={entry}
        onDecided={onDecided}
        otherDecision={otherDecision}
      />
    </Columns>
  )
}

function Answer({ openCase, entry, onDecided, otherDecision }: Props & { entry: LogEntry | null }) {
  const me = useSession((s) => s.user?.uid)
  const now = useNow()
  const reportId = reportToRestore(entry)
  const report = useLoad(
    reportId === null ? null : loadKeys.report(reportId),
    () => getReport(reportId ?? ''),
    kitFailure('kit/profile-load-failed'),
  )
  if (openCase.by === me) return <p>This is your own appeal. Another admin answers it.</p>
  const isTooEarly = !isOlderThan(OTHER_ADMIN_DAYS, openCase.createdAt, now)
  const targetPath = `cases/${openCase.id}`
  const grant: Choice = {
    action: 'grant',
    request: (answer, { id }) => ({
      ...{ kind: 'appeal-grant', id, openCase: { id: openCase.id, by: openCase.by }, answer },
      ...appealEffect(entry),
    }),
    targetPath,
    closesItem: true,
    shortcut: 'A',
  }
  const decline = declineChoice(openCase)
  const isMissing = report.error?.code === 'kit/profile-not-found'
  const mayDecline = entry?.actor !== me || !isTooEarly
  const choices = [...(isMissing ? [] : [grant]), ...(mayDecline ? [decline] : [])]
  const whoDeclines = `You decided this yourself, so for ${OTHER_ADMIN_DAYS} days only another admin can decline the appeal.`
  if (choices.length === 0) {
    return (
      <p>
        {NOTHING_TO_RESTORE} {whoDeclines}
      </p>
    )
  }
  return (
    <DecisionForm
      choices={choices}
      label="Answer"
      hint={`The member reads it. ${isMissing ? NOTHING_TO_RESTORE : effect(entry)}${mayDecline ? '' : ` ${whoDeclines}`}`}
      suggestions={[
        'You are right: this follows our guidelines.',
        'We looked at it again, and our decision stays the same.',
      ]}
      onDone={onDecided}
      otherDecision={otherDecision}
      placement="bar"
    />
  )
}

const NOTHING_TO_RESTORE = 'The profile no longer exists, so the appeal cannot be granted.'

/** What granting the appeal does. */
function effect(entry: LogEntry | null): string {
  if (entry?.action === 'ban') return 'Granting it lifts the ban.'
  if (entry?.action === 'delete') return 'What was deleted cannot be brought back.'
  return 'Granting it puts the profile back into the gallery.'
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-4);

  @media (min-width: 76rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
