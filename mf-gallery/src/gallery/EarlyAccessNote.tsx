import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Link } from '@greenlight/runtime'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import { useClosedNote } from './useClosedNote.ts'

/** The member has closed the note. */
const CLOSED = 'gl.gallery.earlyNote.v1'

/** The early-access notice for those who skipped the welcome slides, until they close it. */
export function EarlyAccessNote() {
  const [open, close] = useClosedNote(CLOSED)
  if (!open) return null
  return (
    <Note aria-label="Early access">
      <p>
        In beta: <Link to={paths.feedback()}>tell us what to change</Link>
      </p>
      <Button size="small" variant="quiet" aria-label="Close the note" onClick={close}>
        <X aria-hidden />
      </Button>
    </Note>
  )
}

const Note = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-2);
  min-height: 2.25rem;
  padding: 0 0 0 var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  background: var(--gl-tint-3);
  font-size: var(--gl-text-sm);

  /* The green of links is too light on this ground. */
  & a {
    color: inherit;
  }
`
