import type { Report, ReportStatus } from '@greenlight/kit/domain/report'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import type { ComponentType } from 'react'
import styled from 'styled-components'

type Look = {
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** What it means, where the word alone leaves that open. */
  meaning: string | null
}

const looks: Readonly<Record<ReportStatus, Look>> = {
  public: { label: 'Public', Icon: CircleCheck, meaning: null },
  pending: {
    label: 'In review',
    Icon: Clock,
    meaning: 'Only you can see it until an admin has looked at it.',
  },
  rejected: { label: 'Declined', Icon: CircleSlash, meaning: 'Only you can see it.' },
}

/** What became of a share, and why if an admin decided on it. */
export function ShareStatus({ status, decisionReason }: Pick<Report, 'status' | 'decisionReason'>) {
  const { label, Icon, meaning } = looks[status]
  return (
    <div>
      <Label>
        <Icon aria-hidden size={16} />
        {label}
      </Label>
      {meaning && <Small>{meaning}</Small>}
      {decisionReason && (
        <Small>
          Reason: <bdi>{decisionReason}</bdi>
        </Small>
      )}
    </div>
  )
}

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-1);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`

const Small = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
