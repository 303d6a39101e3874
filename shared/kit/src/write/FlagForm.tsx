import {
  type FlagReason,
  flagReasonLabels,
  flagReasons,
  type FlagTarget,
  flagTargetLabels,
} from '@greenlight/domain/flag'
import { limits } from '@greenlight/domain/limits'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import * as v from 'valibot'
import { paths } from '../contract/paths.ts'
import { flagTarget } from '../data/flags.ts'
import { failure } from '../errors.ts'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextArea } from '../ui/form/Input.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'
import { ContactLink } from '../ui/legal/LegalText.tsx'
import { ErrorPanel } from '../ui/status/ErrorPanel.tsx'
import type { OtherMember } from './blockMember.ts'
import { WriteGate } from './WriteGate.tsx'

type Target = {
  target: FlagTarget
  /** The text of a flagged message, because admins cannot read conversations. Not set for other targets. */
  evidence: string | undefined
  /** The member who wrote it, who can be reported instead; null if that is not known. */
  author: OtherMember | null
}

type Values = {
  readonly about: 'content' | 'author'
  readonly reason: FlagReason | null
  readonly note: string
}

const empty: Values = { about: 'content', reason: null, note: '' }

const schema = v.object({
  about: v.picklist(['content', 'author']),
  reason: v.picklist(flagReasons, 'Please choose a reason.'),
  note: v.pipe(v.string(), v.trim()),
})

/**
 * The form that flags `target`, or the member who wrote it. `onSent` gets the one that was flagged, and whether
 * it is a profile that is in review already.
 */
export function useFlagForm(
  { target, evidence, author }: Target,
  onSent: (flagged: FlagTarget, isInReview: boolean) => void,
) {
  return useForm({
    initial: empty,
    schema,
    submit: async ({ about, reason, note }) => {
      const flagged: FlagTarget =
        about === 'author' && author ? { kind: 'member', uid: author.uid } : target
      const isMessage = flagged.kind === 'message' && evidence !== undefined
      const isInReview = await flagTarget({
        target: flagged,
        author: authorOf(flagged, author),
        reason,
        note,
        ...(isMessage && { evidence }),
      })
      onSent(flagged, isInReview)
    },
    failure: failure('kit/flag-failed'),
  })
}

/** As the rules read it from what is flagged. */
function authorOf(flagged: FlagTarget, author: OtherMember | null): string {
  if (flagged.kind === 'member') return flagged.uid
  return flagged.kind === 'reply' ? '-' : (author?.uid ?? '-')
}

type Props = Pick<Target, 'target' | 'author'> & {
  form: ReturnType<typeof useFlagForm>
  onCancel: () => void
}

const reasonOptions = flagReasons.map((value) => ({ value, label: flagReasonLabels[value] }))

/** What is reported, the reason, and an optional note. */
export function FlagForm({ target, author, form, onCancel }: Props) {
  const { values, message, busy } = form
  return (
    <Form {...form.props}>
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
          {...form.field('about')}
        />
      )}
      <RadioGroup
        legend="What is wrong?"
        options={reasonOptions}
        {...form.field('reason')}
        required
      />
      {values.reason === 'this-is-me' && (
        <p role="status">
          Under <Link to={paths.aboutMe()}>Is this about you?</Link> you can say what you ask for,
          and read our answer. Or write to us at <ContactLink />.
        </p>
      )}
      {values.reason === 'threats' && (
        <p role="status">
          Are you in danger? Call 911. We cannot send help. <Link to={paths.help()}>Help</Link> has
          people who can.
        </p>
      )}
      <Field label="Note (optional)" hint={noteHint(target)}>
        {(control) => <TextArea {...control} maxLength={limits.flagNote} {...form.text('note')} />}
      </Field>
      {message && <ErrorPanel text={message} />}
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

/** Who learns of the report. Of a message, only its two members can have reported it. */
function noteHint({ kind }: FlagTarget): string {
  const who = 'Only admins read it; they see who reports.'
  return kind === 'message'
    ? `${who} Only you two can read the message, so they can guess that it was you. Block them first if you are afraid.`
    : who
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);

  & textarea {
    min-height: 5rem;
  }
`
