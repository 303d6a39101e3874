import { type Case, caseTitle, OTHER_ADMIN_DAYS } from '@greenlight/domain/case'
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
import { DecisionForm, InlineDecisions, type OtherDecision } from '../decisions/DecisionForm.tsx'
import { choicesForAll } from '../decisions/SeveralDecision.tsx'
import { failure } from '../errors.ts'
import { type LogEntry, moderationActionLabels } from '../log/logEntry.ts'
import { ShortcutsEnabled } from '../queue/shortcuts.tsx'
import { PhotoVeil } from '../reports/PhotoVeil.tsx'
import { ReportSummary } from '../reports/ReportSummary.tsx'
import { canHurt } from '../reports/veil.ts'
import { SamePhotoList } from '../samePhoto/SamePhotoList.tsx'
import { useSamePhoto } from '../samePhoto/useSamePhoto.ts'
import { Quote } from '../ui/Quote.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { appealChoices, appealSentences } from './appealChoices.ts'
import { listAppealedDecisions, reportToRestore } from './appeals.ts'
import { SameWordsList } from './SameWordsList.tsx'
import { dueText } from './urgency.ts'
import { useSameWords } from './useSameWords.ts'

type Props = {
  openCase: Case
  sameWords: readonly Case[]
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** An appeal beside the decision that it is against. Granting it takes that decision back. */
export function AppealReview({ openCase, sameWords, onDecided, otherDecision }: Props) {
  const { statement, createdAt } = openCase
  const appeals = [openCase, ...sameWords]
  const decision = useLoad(
    ['admin', 'appealedDecisions', ...appeals.map(({ id }) => id)],
    () => listAppealedDecisions(appeals),
    failure('admin/log-load-failed'),
  )
  const entry = decision.data?.get(openCase.id) ?? null
  const others = useSameWords(sameWords)
  const same = useSamePhoto(reportToRestore(entry), { decides: false, returns: true })
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
  const appealedPoints = entry?.point ? [entry.point] : []
  const flagged = parseFlagTargetPath(entry?.target ?? '')
  const reportId = flagged && 'reportId' in flagged ? flagged.reportId : null
  return (
    <PhotoVeil hides={canHurt(appealedPoints)}>
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
          <SameWordsList same={others} />
        </Panel>
        {/* Shortcuts here would decide on the profile instead of the appeal. */}
        <ShortcutsEnabled value={false}>
          <InlineDecisions value>
            <Beside>
              <SamePhotoList same={same} />
              {reportId !== null && (
                <ReportSummary id={reportId} missing={<p>This profile no longer exists.</p>} />
              )}
            </Beside>
          </InlineDecisions>
        </ShortcutsEnabled>
        <Answer
          openCase={openCase}
          sameWords={others.selected}
          entries={decision.data}
          returned={same.isLoading ? null : same.returned}
          onDecided={onDecided}
          otherDecision={otherDecision}
        />
      </Columns>
    </PhotoVeil>
  )
}

type AnswerProps = Props & {
  /** The decisions that the appeals are against, by the appeal's id. */
  entries: ReadonlyMap<string, LogEntry | null>
  /** Profiles with the same photo that return to the queue; null until they are known. */
  returned: readonly string[] | null
}

function Answer(props: AnswerProps) {
  const { openCase, sameWords, entries, returned, onDecided, otherDecision } = props
  const me = useSession((s) => s.user?.uid)
  const now = useNow()
  const entry = entries.get(openCase.id) ?? null
  const reportId = reportToRestore(entry)
  const report = useLoad(
    reportId === null ? null : loadKeys.report(reportId),
    () => getReport(reportId ?? ''),
    kitFailure('kit/profile-load-failed'),
  )
  if (openCase.by === me) return <p>This is your own appeal. Another admin answers it.</p>
  const isMissing = report.error?.code === 'kit/profile-not-found'
  const appealed = { openCase, entry, me, now, returned: returned ?? [] }
  const own = appealChoices(appealed).filter(({ action }) => !isMissing || action !== 'grant')
  const others = sameWords.map((other) => ({
    ...{ key: '', name: caseTitle(other) },
    choices: appealChoices({ openCase: other, entry: entries.get(other.id) ?? null, me, now }),
  }))
  const name = caseTitle(openCase)
  const choices =
    others.length === 0 ? own : choicesForAll([...others, { key: openCase.id, name, choices: own }])
  const declines = choices.some(({ action }) => action === 'decline')
  const whoDeclines = `You decided this yourself, so for ${OTHER_ADMIN_DAYS} days only another admin can decline the appeal.`
  if (choices.length === 0) {
    return (
      <p>
        {isMissing && NOTHING_TO_RESTORE} {!declines && whoDeclines}
      </p>
    )
  }
  return (
    <DecisionForm
      choices={choices}
      label="Answer"
      hint={`The member reads it. ${isMissing ? NOTHING_TO_RESTORE : effect(entry)}${declines ? '' : ` ${whoDeclines}`}`}
      suggestions={appealSentences}
      isReady={returned !== null}
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

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`
