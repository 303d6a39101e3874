import { caseTitle, relationLabels, type Case } from '@greenlight/domain/case'
import styled from 'styled-components'
import { RowText } from '../queue/QueueList.tsx'

const HOUR_MS = 60 * 60 * 1000

/** The promised time to an answer: two days for intimate pictures and minors, a week for all others. */
const URGENT_HOURS = 48
const REGULAR_HOURS = 7 * 24

/** Intimate pictures and people under 18 come first. */
export function isUrgentCase({ kind, wish, relation }: Case): boolean {
  return kind === 'removal' && (wish === 'intimate' || relation === 'minor')
}

/** Full hours since the case was sent. */
export function hoursWaited({ createdAt }: Case, now: Date): number {
  return createdAt ? Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS)) : 0
}

/** Whether the case has waited for longer than was promised. */
export function isLate(waiting: Case, now: Date): boolean {
  return hoursWaited(waiting, now) >= (isUrgentCase(waiting) ? URGENT_HOURS : REGULAR_HOURS)
}

/** The mark of a case that has waited for two days or a week; null before. */
export function waitMark(waiting: Case, now: Date): string | null {
  const hours = hoursWaited(waiting, now)
  if (hours >= REGULAR_HOURS) return 'over 7 days'
  return hours >= URGENT_HOURS ? 'over 48 h' : null
}

/** "3 h", and from a week on "8 days". */
export function waitedText(hours: number): string {
  return hours < REGULAR_HOURS ? `${hours} h` : `${Math.floor(hours / 24)} days`
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
        {isUrgentCase(one) && <Mark $late>Urgent</Mark>}
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
