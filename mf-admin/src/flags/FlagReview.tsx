import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { dismissChoice } from '../decisions/choices.ts'
import { type FlaggedProps, ReviewDecision } from '../decisions/ReviewDecision.tsx'
import { useSeen } from '../decisions/useSeen.ts'
import type { QueueControls } from '../queue/QueueView.tsx'
import { ReportReviewById } from '../reports/ReportReviewById.tsx'
import { ContributionReview } from './ContributionReview.tsx'
import { type FlagGroup, flagTargetHeadings } from './flagGroups.ts'
import { FlagList } from './FlagList.tsx'
import { MemberReview } from './MemberReview.tsx'
import { MessageReview } from './MessageReview.tsx'

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
          flags={flags}
          onDecided={onDecided}
          otherDecision={otherDecision}
          missing={<DeletedReportReview {...review} />}
        />
      )
    case 'message':
      return <MessageReview {...review} />
    case 'member':
      return <MemberReview {...review} target={target} />
    default:
      return <ContributionReview {...review} target={target} />
  }
}

function DeletedReportReview({ group, ...decision }: FlaggedProps) {
  const seen = useSeen(group.flags)
  return (
    <Panel title={flagTargetHeadings.report}>
      <p>Its owner has deleted it.</p>
      <ReviewDecision
        flagList={<FlagList flags={group.flags} />}
        openFlags={group.flags}
        author={null}
        authorHeading="Shared by"
        choices={[dismissChoice(group.key, seen)]}
        {...decision}
      />
    </Panel>
  )
}
