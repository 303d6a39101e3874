import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Link } from '@greenlight/runtime'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import styled from 'styled-components'
import { CountBadge } from '../unread/CountBadge.tsx'
import { viewPath } from './threadViews.ts'

/** Opens the requests. `unread` of them are new. */
export function RequestsRow({ count, unread }: { count: number; unread: number }) {
  return (
    <Row to={viewPath('requests')}>
      <MailQuestion aria-hidden />
      <span>{count === 1 ? '1 person wants' : `${count} people want`} to write to you</span>
      {unread > 0 && (
        <CountBadge>
          {unread}
          <VisuallyHidden> new</VisuallyHidden>
        </CountBadge>
      )}
      <ChevronRight aria-hidden />
    </Row>
  )
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--gl-space-3);
  min-height: var(--gl-target);
  margin: 0 var(--gl-space-3) var(--gl-space-3);
  padding: var(--gl-space-3);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  color: inherit;
  font-weight: var(--gl-weight-medium);
  text-decoration: none;

  & > svg {
    color: var(--gl-ink-soft);
  }
  & > :last-child {
    grid-column: 4;
  }
  &:hover {
    background: var(--gl-sunken);
  }
`
