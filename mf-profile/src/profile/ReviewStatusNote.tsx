import type { Report } from '@greenlight/domain/report'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReview } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'

const words = {
  pending: 'In review: only you and admins can see this profile until an admin has looked at it.',
  rejected: 'Taken down: only you and admins can see this profile.',
} as const

/** Shows the owner why others do not see this profile. */
export function ReviewStatusNote({ report }: { report: Report }) {
  const { id, status } = report
  const review = useLoad(
    status === 'public' ? null : loadKeys.review(id, status),
    () => getReview(report),
    failure('kit/profile-load-failed'),
  )
  const { decisionReason } = review.data ?? report
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
