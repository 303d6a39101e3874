import { Panel } from '@greenlight/kit/ui/layout/Panel'
import type { FlagTarget } from '@greenlight/domain/flag'
import { dismissChoice, type Choice } from '../decisions/choices.ts'
import { FlagList } from './FlagList.tsx'
import type { QueueControls } from '../queue/QueueView.tsx'
import { ContributionReview } from './ContributionReview.tsx'
import { MemberReview } from './MemberReview.tsx'
import { flagTargetHeadings, type FlagGroup, messageSender } from './flagGroups.ts'
import { ReportReviewById } from '../reports/ReportReview.tsx'
import { ReviewDecision, type FlaggedProps } from '../decisions/ReviewDecision.tsx'
import { removeMessage } from '../decisions/reportDecisions.ts'
import { Quote } from '../ui/Quote.tsx'

type Props = { group: FlagGroup; controls: QueueControls }

/** The flagged document, and what can be decided on it. */
export function FlagReview({ group, controls }: Props) {
  const { key, target, flags } = group
  const { decidedByOther, onDecided, showNext } = controls
  const otherDecision = decidedByOther ? { targetPath: key, showNext } : null
  const review = { group, onDecided, otherDecision }
  switch (target.kind) {
    case 'report':
      return (
        <ReportReviewById
          id={target.reportId}
          flagCount={flags.length}
          onDecided={onDecided}
          otherDecision={otherDecision}
          missing={<DeletedReportReview {...review} />}
        />
      )
    case 'message':
      return <MessageReview {...review} target={target} />
    case 'member':
      return <MemberReview {...review} target={target} />
    default:
      return <ContributionReview {...review} target={target} />
  }
}

function DeletedReportReview({ group, ...decision }: FlaggedProps) {
  return (
    <Panel title={flagTargetHeadings.report}>
      <p>Its owner has deleted it.</p>
      <ReviewDecision
        flagList={<FlagList flags={group.flags} />}
        openFlags={group.flags}
        author={null}
        authorHeading="Shared by"
        choices={[dismissChoice(group.key)]}
        {...decision}
      />
    </Panel>
  )
}

type MessageReviewProps = FlaggedProps & { target: Extract<FlagTarget, { kind: 'message' }> }

/** Shows the flagged message only: admins cannot read threads. */
function MessageReview({ group, target, ...decision }: MessageReviewProps) {
  const { key, flags } = group
  const sender = messageSender(group)
  const remove = (from: string): Choice => ({
    action: 'delete',
    button: 'Remove the message',
    run: (reason) => removeMessage({ target, sender: from, reason }),
    targetPath: key,
    closesItem: true,
    shortcut: 'R',
    question: 'Remove this message for both members? It cannot be brought back.',
  })
  return (
    <Panel title="Message" text="Only this message. Nobody but its two members can read the rest.">
      <Quote text={flags.find(({ evidence }) => evidence)?.evidence ?? ''} />
      <ReviewDecision
        flagList={<FlagList flags={flags} />}
        openFlags={flags}
        author={sender === null ? null : { uid: sender, name: 'The sender' }}
        authorHeading="Written by"
        flaggedPath={key}
        warnedPath={key}
        choices={sender === null ? [dismissChoice(key)] : [dismissChoice(key), remove(sender)]}
        {...decision}
      />
    </Panel>
  )
}
