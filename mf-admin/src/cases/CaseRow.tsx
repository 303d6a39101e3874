import { type Case, caseTitle, relationLabels } from '@greenlight/domain/case'
import styled from 'styled-components'
import { RowText } from '../queue/QueueRow.tsx'
import { hoursWaited, isLate, isUrgentCase, waitedText, waitMark } from './urgency.ts'

/** How long a case has waited, what is asked for, and by whom. */
export function CaseRow({ openCase, now }: { openCase: Case; now: Date }) {
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
      </small>
    </RowText>
  )
}

const Waited = styled.strong`
  font-variant-numeric: tabular-nums;
`

/** Red when more time has passed than was promised. */
const Mark = styled.strong<{ $late: boolean }>`
  display: inline-block;
  margin-inline-end: var(--gl-space-1);
  padding-inline: var(--gl-space-2);
  border-radius: var(--gl-radius-full);
  background: ${({ $late }) => ($late ? 'var(--gl-red-soft)' : 'var(--gl-amber-soft)')};
  color: ${({ $late }) => ($late ? 'var(--gl-red-text)' : 'var(--gl-amber-text)')};

  :not(:first-child) > & {
    margin-inline-start: var(--gl-space-1);
  }
`
