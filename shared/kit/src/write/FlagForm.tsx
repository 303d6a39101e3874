import {
  type FlagReason,
  flagReasonLabels,
  flagReasons,
  type FlagTarget,
  flagTargetLabels,
} from '@greenlight/domain/flag'
import { limits } from '@greenlight/domain/limits'
import { Link } from '@greenlight/runtime'
import { type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { paths } from '../contract/paths.ts'
import { flagTarget } from '../data/flags.ts'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextArea } from '../ui/form/Input.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import type { useAction } from '../ui/form/useAction.ts'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'
import { ContactLink } from '../ui/legal/LegalText.tsx'
import { ErrorPanel } from '../ui/status/ErrorPanel.tsx'
import type { OtherMember } from '../data/blocks.ts'
import { WriteGate } from './WriteGate.tsx'

type Props = {
  target: FlagTarget
  evidence: string | undefined
  author: OtherMember | null
  /** Runs the request. */
  sending: ReturnType<typeof useAction>
  onSent: (target: FlagTarget) => void
  onCancel: () => void
}

const reasonOptions = flagReasons.map((value) => ({ value, label: flagReasonLabels[value] }))

/** What is reported, the reason, and an optional note. After a failure the form keeps its content. */
export function FlagForm({ target, evidence, author, sending, onSent, onCancel }: Props) {
  const [about, setAbout] = useState<'content' | 'author'>('content')
  const [reason, setReason] = useState<FlagReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, error, run } = sending
  const reasons = useRef<HTMLDivElement>(null)

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setMissing(reason === null)
    if (reason === null) return reasons.current?.querySelector('input')?.focus()
    const flagged: FlagTarget =
      about === 'author' && author ? { kind: 'member', uid: author.uid } : target
    const isMessage = flagged.kind === 'message' && evidence !== undefined
    const sent = await run(() =>
      flagTarget({ target: flagged, reason, note: note.trim(), ...(isMessage && { evidence }) }),
    )
    if (sent) onSent(flagged)
  }
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      {author && target.kind !== 'member' && (
        <RadioGroup
          legend="What is this about?"
          options={[
            { value: 'content', label: `This ${flagTargetLabels[target.kind]}` },
            {
              value: 'author',
              label: (
                <>
                  <bdi>{author.name}</bdi>, who {target.kind === 'report' ? 'shared' : 'wrote'} it
                </>
              ),
            },
          ]}
          value={about}
          onChange={setAbout}
        />
      )}
      <div ref={reasons}>
        <RadioGroup
          legend="What is wrong?"
          options={reasonOptions}
          value={reason}
          onChange={setReason}
          error={missing && reason === null ? 'Please choose a reason.' : null}
          required
        />
      </div>
      {reason === 'this-is-me' && (
        <p role="status">
          Under <Link to={paths.aboutMe()}>Is this about you?</Link> you can say what you ask for,
          and read our answer. Or write to us at <ContactLink />.
        </p>
      )}
      <Field label="Note (optional)" hint="Only admins read it. Nobody learns who reported.">
        {(control) => (
          <TextArea
            {...control}
            maxLength={limits.flagNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {error && <ErrorPanel text={error.message} />}
      <ButtonRow $end>
        <Button aria-disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <WriteGate kind="flag">
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Sending…' : 'Send report'}
          </Button>
        </WriteGate>
      </ButtonRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);

  & textarea {
    min-height: 5rem;
  }
`
