import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { FieldError } from '@greenlight/kit/ui/form/Field'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { AlreadyShared } from './createReport.ts'
import type { Shared } from './useShareForm.ts'

/** The first problem, and how many fields have another one. Not an alert: the focus goes to its field. */
export function ProblemSummary({ problems }: { problems: readonly (string | null)[] }) {
  const [first, ...others] = problems
  if (first === undefined) return null
  const more = others.length === 1 ? '1 more field' : `${others.length} more fields`
  return (
    <FieldError>
      <CircleAlert aria-hidden size={16} />
      <span>
        {first}
        {others.length > 0 && ` Please look at ${more}, too.`}
      </span>
    </FieldError>
  )
}

/** Links after the message of success. It takes the focus, because the form below is empty again. */
export function SharedNote({ shared: { id } }: { shared: Shared }) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    note.current?.focus()
  }, [id])
  return (
    <Note ref={note} tabIndex={-1} aria-label="Shared" $tone="green">
      <ShareLinks id={id} />
    </Note>
  )
}

/** Shows that an earlier press of Share has shared the form, and what the member can do with later changes. */
export function AlreadySharedNote({ stored: { id, name } }: { stored: AlreadyShared }) {
  return (
    <Note $tone="amber">
      <p role="alert">
        An earlier try has worked: <bdi>{name}</bdi> is shared. If you have changed something since
        then, press Share again to share it as a new profile. You can delete the first one in My
        shares.
      </p>
      <ShareLinks id={id} />
    </Note>
  )
}

function ShareLinks({ id }: { id: string }) {
  return (
    <ButtonRow>
      <ButtonLink to={paths.profile(id)} $size="small">
        The profile you shared
      </ButtonLink>
      <ButtonLink to={paths.myShares()} $size="small">
        My shares
      </ButtonLink>
    </ButtonRow>
  )
}

/** Shows that a share waits for the connection, and lets the member cancel that. */
export function WaitingNote({ onStop }: { onStop: () => void }) {
  return (
    <Note role="status" $tone="amber">
      <p>
        You are offline. What you type is kept. This profile is sent when you are back, if this page
        stays open.
      </p>
      <ButtonRow>
        <Button size="small" onClick={onStop}>
          Do not share yet
        </Button>
      </ButtonRow>
    </Note>
  )
}

const Note = styled.section<{ $tone: 'green' | 'amber' }>`
  display: grid;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-${({ $tone }) => $tone}-soft);

  &:focus-visible {
    outline: 3px solid var(--gl-focus);
  }
`
