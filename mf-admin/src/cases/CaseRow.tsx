import { caseWishLabels, relationLabels, type Case } from '@greenlight/domain/case'
import styled from 'styled-components'
import { RowText } from '../queue/QueueList.tsx'
import { hoursWaited, isLate, isUrgent, waitedText, waitMark } from './waiting.ts'

/** "Appeal", or what is asked for. */
export function caseTitle({ kind, wish }: Case): string {
  return kind === 'appeal' ? 'Appeal' : caseWishLabels[wish]
}

/** How long a case has waited, what is asked for, and by whom. */
export function CaseRow({ one, now }: { one: Case; now: Date }) {
  const mark = waitMark(one, now)
  return (
    <RowText>
      <span>
        <Waited>{waitedText(hoursWaited(one, now))}</Waited> {caseTitle(one)}
      </span>
      <bdi>{one.statement}</bdi>
      <small>
        {one.kind === 'removal' && relationLabels[one.relation]}
        {isUrgent(one) && <Mark $late>Urgent</Mark>}
        {mark && <Mark $late={isLate(one, now)}>{mark}</Mark>}
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
