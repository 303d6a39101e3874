import type { Report } from '@greenlight/kit/domain/report'
import styled from 'styled-components'

const words = {
  pending: 'In review: only you can see this profile until an admin has looked at it.',
  rejected: 'Declined: only you can see this profile.',
} as const

/** Tells the owner that others do not see this profile, and why. */
export function StatusNote({ status, decisionReason }: Pick<Report, 'status' | 'decisionReason'>) {
  if (status === 'public') return null
  return (
    <Root>
      <p>{words[status]}</p>
      {decisionReason && (
        <p>
          Reason: <bdi>{decisionReason}</bdi>
        </p>
      )}
    </Root>
  )
}

const Root = styled.div`
  padding: var(--gl-space-3) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber-soft);
  font-size: var(--gl-text-sm);
`
