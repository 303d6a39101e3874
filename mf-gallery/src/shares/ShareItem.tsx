import { paths } from '@greenlight/kit/contract/paths'
import type { Report } from '@greenlight/kit/domain/report'
import { timeAgo } from '@greenlight/kit/domain/when'
import { Button } from '@greenlight/kit/ui/Button'
import { Card } from '@greenlight/kit/ui/Card'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Photo } from '@greenlight/kit/ui/Photo'
import { ToneBadge } from '@greenlight/kit/ui/ToneBadge'
import { Link } from '@greenlight/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import { ShareStatus } from './ShareStatus.tsx'
import { useDeleteShare } from './useDeleteShare.ts'

type Props = { report: Report; now: Date; onDeleted: (id: string) => void }

/** One of my shares: what it says, what became of it, Delete. */
export function ShareItem({ report, now, onDeleted }: Props) {
  const { id, name, age, location, tone, photoUrl, createdAt } = report
  const { remove, deleting, error } = useDeleteShare(id, onDeleted)
  return (
    <Root>
      <Picture>
        <Photo src={photoUrl} alt={`Photo of ${name}`} />
      </Picture>
      <Facts>
        <h2>
          <Link data-cover to={paths.profile(id)}>
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
          </Link>
        </h2>
        <Small>
          <bdi>{location}</bdi>
          {createdAt && ` · ${timeAgo(createdAt, now)}`}
        </Small>
        <div>
          <ToneBadge tone={tone} />
        </div>
        <ShareStatus {...report} />
      </Facts>
      <Delete
        variant="quiet"
        size="small"
        busy={deleting}
        aria-label={`Delete ${name}`}
        onClick={() => void remove()}
      >
        {!deleting && <Trash2 aria-hidden />}
        Delete
      </Delete>
      {error && (
        <Failure>
          <ErrorPanel text={error.message} onRetry={() => void remove()} />
        </Failure>
      )}
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: clamp(5.5rem, 25vw, 9rem) minmax(0, 1fr);
  gap: var(--gl-space-3) var(--gl-space-4);
  padding: var(--gl-space-4);
`

const Picture = styled.div`
  grid-row: span 2;
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

const Small = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

/** Above the link that covers the card. */
const Delete = styled(Button)`
  position: relative;
  justify-self: end;
`

const Failure = styled.div`
  position: relative;
  grid-column: 1 / -1;
`
