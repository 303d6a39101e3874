import { type Case, caseTitle, relationLabels } from '@greenlight/domain/case'
import { isUrgentCase } from '@greenlight/domain/urgent'
import { Mark, Waited } from '../queue/Marks.tsx'
import { RowText } from '../queue/QueueRow.tsx'
import { waitedText } from '../queue/waited.ts'
import { dueText, hoursWaited, isLate, waitMark } from './urgency.ts'

type Props = {
  openCase: Case
  /** How many say the same. */
  count: number
  now: Date
}

/** How long a case has waited, what is asked for, and by whom. */
export function CaseRow({ openCase, count, now }: Props) {
  const mark = waitMark(openCase, now)
  return (
    <RowText>
      <span>
        <Waited>{waitedText(hoursWaited(openCase, now))}</Waited> {caseTitle(openCase)}
      </span>
      <bdi>{openCase.statement}</bdi>
      <small>
        {openCase.kind === 'removal' && relationLabels[openCase.relation]}
        {isUrgentCase(openCase) && <Mark $late>Urgent</Mark>}
        {mark && <Mark $late={isLate(openCase, now)}>{mark}</Mark>}
        {count > 1 && <Mark $late={false}>{count} times</Mark>}
        {dueText(openCase)}
      </small>
    </RowText>
  )
}
