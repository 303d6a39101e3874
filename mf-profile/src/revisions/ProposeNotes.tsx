import { limits } from '@greenlight/domain/limits'
import type { Report } from '@greenlight/domain/report'
import type { Revision } from '@greenlight/domain/revision'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { showToast, useLoad } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { StackedForm } from '../contributions/StackedForm.tsx'
import { failure } from '../errors.ts'
import { getRevisionState, proposeNotes, takeBackNotes } from './revisionRequests.ts'

const whyNot = {
  refused:
    'An admin did not take your other notes. You can propose some again after a new decision.',
  appealed: 'You can propose other notes when your appeal has been answered.',
  impossible: null,
} as const

/** Proposes other notes for the own share, or shows those that wait for an admin. */
export function ProposeNotes({ report }: { report: Report }) {
  const { id, status } = report
  const box = useRef<HTMLDivElement>(null)
  const { data, error, loading, retry } = useLoad(
    ['profile', 'revision', id, status],
    () => getRevisionState(report),
    failure('profile/revision-load-failed'),
  )
  const changed = () => {
    // The focused button goes away.
    if (mayMoveFocusFrom(box.current)) box.current?.focus()
    retry()
  }
  const why = data && data.kind in whyNot ? whyNot[data.kind as keyof typeof whyNot] : null
  return (
    <Box ref={box} tabIndex={-1}>
      {error && <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />}
      {data?.kind === 'waiting' && (
        <Waiting reportId={id} revision={data.revision} onChanged={changed} />
      )}
      {data?.kind === 'possible' && (
        <Disclosure label={() => 'Propose other notes'}>
          <ProposalForm report={report} onChanged={changed} />
        </Disclosure>
      )}
      {why && <SmallText>{why}</SmallText>}
    </Box>
  )
}

type WaitingProps = { reportId: string; revision: Revision; onChanged: () => void }

function Waiting({ reportId, revision, onChanged }: WaitingProps) {
  const { busy, error, run } = useAction(failure('profile/revision-failed'))
  const takeBack = async () => {
    if (await run(() => takeBackNotes(reportId))) onChanged()
  }
  return (
    <Note>
      <p>Your other notes wait for an admin. Until then the earlier ones stay.</p>
      <Words>
        <bdi>{revision.notes || 'No notes'}</bdi>
      </Words>
      {error && <ErrorPanel text={error.message} />}
      <div>
        <Button size="small" busy={busy} onClick={() => void takeBack()}>
          Take them back
        </Button>
      </div>
    </Note>
  )
}

function ProposalForm({ report, onChanged }: { report: Report; onChanged: () => void }) {
  const form = useForm({
    initial: { notes: report.notes },
    schema: v.object({
      notes: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(limits.notes, failure('profile/revision-length').text),
        v.check((notes) => notes !== report.notes.trim(), failure('profile/revision-same').text),
      ),
    }),
    submit: async ({ notes }) => {
      await proposeNotes(report.id, notes)
      showToast('An admin will read your notes.')
      onChanged()
    },
    failure: failure('profile/revision-failed'),
  })
  return (
    <StackedForm {...form.props} aria-label="Propose other notes">
      <Field
        label="Other notes"
        hint="An admin reads them first. Until then the earlier ones stay."
        error={form.errors.notes}
      >
        {(control) => <TextArea {...control} {...form.text('notes')} readOnly={form.busy} />}
      </Field>
      <PrivateInfoHint text={form.values.notes} />
      {form.message && <ErrorPanel text={form.message} />}
      <WriteGate kind="revision">
        <div>
          <Button type="submit" size="small" variant="primary" busy={form.busy}>
            {form.busy ? 'Sending…' : 'Propose'}
          </Button>
        </div>
      </WriteGate>
    </StackedForm>
  )
}

const Box = styled.div`
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`

const Note = styled.div`
  display: grid;
  gap: var(--gl-space-2);
  padding: var(--gl-space-3) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
  font-size: var(--gl-text-sm);
`

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
