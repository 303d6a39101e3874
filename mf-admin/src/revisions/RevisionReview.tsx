import { findPrivateInfo, privateInfoList } from '@greenlight/domain/privateInfo'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { DecisionForm, InlineDecisions, type OtherDecision } from '../decisions/DecisionForm.tsx'
import { ShortcutsEnabled } from '../queue/shortcuts.tsx'
import { ReportSummary } from '../reports/ReportSummary.tsx'
import { Quote } from '../ui/Quote.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { revisionChoices } from './revisionChoices.ts'
import type { WaitingRevision } from './revisions.ts'

type Props = {
  revision: WaitingRevision
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** The notes as they are beside the proposed ones, and the decision. Below is the profile. */
export function RevisionReview({ revision, onDecided, otherDecision }: Props) {
  const { reportId, notes, at } = revision
  const me = useSession((s) => s.user?.uid)
  const {
    data: report,
    error,
    loading,
    retry,
  } = useLoad(
    loadKeys.report(reportId),
    () => getReport(reportId),
    kitFailure('kit/profile-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!report) return <Skeleton $height="20rem" />
  const found = privateInfoList(findPrivateInfo(notes))
  return (
    <Sections>
      <Panel title="Other notes">
        <Columns>
          <section aria-label="Notes now">
            <h3>Now</h3>
            <Quote text={report.notes || 'No notes'}>
              <TimeAgo date={report.revisedAt ?? report.createdAt} />
            </Quote>
          </section>
          <section aria-label="Proposed notes">
            <h3>Proposed</h3>
            <Quote text={notes || 'No notes'}>
              <TimeAgo date={at} />
            </Quote>
            {found && <Found>These seem to hold {found}.</Found>}
          </section>
        </Columns>
        {report.ownerUid === me ? (
          <p>You shared this profile yourself. Another admin decides.</p>
        ) : (
          <DecisionForm
            choices={revisionChoices(revision, report)}
            hint="The member who shared this reads it."
            suggestions={[]}
            onDone={onDecided}
            otherDecision={otherDecision}
          />
        )}
      </Panel>
      {/* Shortcuts here would decide on the profile instead of its notes. */}
      <ShortcutsEnabled value={false}>
        <InlineDecisions value>
          <ReportSummary id={reportId} missing={null} />
        </InlineDecisions>
      </ShortcutsEnabled>
    </Sections>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4) var(--gl-space-6);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & > section {
    display: grid;
    align-content: start;
    gap: var(--gl-space-2);
  }
`

const Found = styled.p`
  padding: var(--gl-space-2) var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber-soft);
  font-size: var(--gl-text-sm);
`
