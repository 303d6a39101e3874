import { soughtText } from '@greenlight/domain/gender'
import type { Report, ReportStatus } from '@greenlight/domain/report'
import { timeAgo } from '@greenlight/domain/when'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { getReview } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { OwnNameSwitch } from '@greenlight/kit/write/OwnNameSwitch'
import { useDeleteShare } from '@greenlight/kit/write/useDeleteShare'
import { Link, setLoaded, useLoad } from '@greenlight/runtime'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, useRef } from 'react'
import styled from 'styled-components'
import { Card } from '../cards/Card.tsx'

type Props = {
  report: Report
  now: Date
  /** @param movesFocus false if the member has moved on */
  onDeleted: (movesFocus: boolean) => void
}

/** One of the member's shares with its review status and a Delete button. */
export function ShareItem({ report, now, onDeleted }: Props) {
  const { id, name, age, location, tone, photoUrl, createdAt } = report
  const item = useRef<HTMLDivElement>(null)
  const { busy, error, askAndDelete } = useDeleteShare(report, {
    onDeleted: () => onDeleted(mayMoveFocusFrom(item.current)),
    // Until the live list is without it.
    staysBusy: true,
  })
  const sought = soughtText(report)
  return (
    <Root ref={item}>
      <Picture>
        <Photo src={photoUrl} alt={`Photo of ${name}`} />
      </Picture>
      <Facts>
        <h2>
          <Link
            data-cover
            to={paths.profile(id)}
            onClick={() => setLoaded(loadKeys.report(id), report)}
          >
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
          </Link>
        </h2>
        <SmallText>
          <bdi>{location}</bdi>
          {createdAt && ` · ${timeAgo(createdAt, now)}`}
        </SmallText>
        {sought && <SmallText>{sought}</SmallText>}
        <div>
          <ToneBadge tone={tone} />
        </div>
        <ReviewStatus report={report} />
      </Facts>
      <OwnName>
        <OwnNameSwitch report={report} />
      </OwnName>
      <Actions>
        <ButtonLink to={paths.profile(id)} $size="small" aria-label={`See it: ${name}`}>
          See it
        </ButtonLink>
        <Button
          size="small"
          busy={busy}
          aria-label={`Delete ${name}`}
          onClick={() => void askAndDelete()}
        >
          {!busy && <Trash2 aria-hidden />}
          Delete
        </Button>
      </Actions>
      {error && (
        <Failure>
          <ErrorPanel text={error.message} onRetry={() => void askAndDelete()} />
        </Failure>
      )}
    </Root>
  )
}

type StatusLook = {
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  explanation: string | null
}

const statusLooks: Readonly<Record<ReportStatus, StatusLook>> = {
  public: { label: 'Public', Icon: CircleCheck, explanation: null },
  pending: {
    label: 'In review',
    Icon: Clock,
    explanation: 'Only you and admins can see it until one has looked at it.',
  },
  rejected: {
    label: 'Taken down',
    Icon: CircleSlash,
    explanation: 'Only you and admins can see it.',
  },
}

function ReviewStatus({ report }: { report: Report }) {
  const { id, status } = report
  const { label, Icon, explanation } = statusLooks[status]
  const review = useLoad(
    status === 'public' ? null : loadKeys.review(id, status),
    () => getReview(report),
    failure('kit/profile-load-failed'),
  )
  const { decisionReason } = review.data ?? report
  return (
    <div>
      <StatusLabel>
        <Icon aria-hidden size={16} />
        {label}
      </StatusLabel>
      {explanation && <SmallText>{explanation}</SmallText>}
      {decisionReason && (
        <SmallText>
          Reason: <bdi>{decisionReason}</bdi>
        </SmallText>
      )}
      {status === 'rejected' && (
        <SmallText>
          <Above to={paths.notices()}>See the decision and appeal</Above>
        </SmallText>
      )}
    </div>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: clamp(5.5rem, 25vw, 9rem) minmax(0, 1fr);
  gap: var(--gl-space-3) var(--gl-space-4);
  padding: var(--gl-space-4);
`

const Picture = styled.div`
  align-self: start;
  border-radius: var(--gl-radius-m);
  overflow: clip;
`

const Facts = styled.div`
  display: grid;
  gap: var(--gl-space-2);

  & > h2 {
    font-size: var(--gl-text-md);
    letter-spacing: 0;
  }
`

/** Lies above the link that covers the card. */
const Above = styled(Link)`
  position: relative;
`

/** Positioned, so that they lie above the link that covers the card. */
const Actions = styled(ButtonRow)`
  position: relative;
  grid-column: 1 / -1;
  justify-self: end;
`

const OwnName = styled.div`
  position: relative;
  grid-column: 1 / -1;
`

const Failure = styled.div`
  position: relative;
  grid-column: 1 / -1;
`

const StatusLabel = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-1);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`
