import type { Case } from '@greenlight/domain/case'
import { limits } from '@greenlight/domain/limits'
import type { Notice } from '@greenlight/domain/notice'
import { sendAppeal } from '@greenlight/kit/data/cases'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { showToast } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { reportIdOf } from './noticeSubject.ts'

type Props = {
  notice: Notice
  /** The appeal; null if none was sent. */
  appeal: Case | null
  onSent: () => void
}

const stateTexts: Readonly<Record<Case['state'], string>> = {
  open: 'You appealed. An admin will answer.',
  granted: 'You appealed, and your appeal was granted.',
  declined: 'You appealed, and the decision stays.',
}

/** Appeals a decision, once, or shows the result of the appeal. */
export function Appeal({ notice, appeal, onSent }: Props) {
  const state = useRef<HTMLParagraphElement>(null)
  const isSent = useRef(false)
  const hasAppeal = appeal !== null
  // The focused button was removed with the form.
  useEffect(() => {
    if (hasAppeal && isSent.current && mayMoveFocusFrom(null)) state.current?.focus()
  }, [hasAppeal])

  const sent = () => {
    isSent.current = true
    onSent()
  }
  if (appeal) {
    return (
      <State ref={state} tabIndex={-1}>
        {stateTexts[appeal.state]}
      </State>
    )
  }
  return (
    <Disclosure label={() => 'Appeal'}>
      <AppealForm notice={notice} onSent={sent} />
    </Disclosure>
  )
}

const State = styled.p`
  &:focus {
    outline: none;
  }
`

const schema = v.object({
  statement: v.pipe(v.string(), v.trim(), v.nonEmpty('Please say why.')),
})

function AppealForm({ notice, onSent }: Omit<Props, 'appeal'>) {
  const form = useForm({
    initial: { statement: '' },
    schema,
    submit: async ({ statement }) => {
      await sendAppeal({ decision: notice.id, reportId: reportIdOf(notice.target), statement })
      showToast('Your appeal has been sent.')
      onSent()
    },
    failure: failure('kit/appeal-failed'),
    item: notice.id,
  })
  return (
    <Form {...form.props}>
      <Field
        label="Why should this be decided differently?"
        hint="Another admin reads it. You can appeal once."
        error={form.errors.statement}
        required
      >
        {(control) => (
          <TextArea {...control} maxLength={limits.caseStatement} {...form.text('statement')} />
        )}
      </Field>
      <PrivateInfoHint text={form.values.statement} />
      {form.message && <ErrorPanel text={form.message} />}
      <WriteGate kind="case">
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Send appeal
          </Button>
        </div>
      </WriteGate>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--gl-space-4);
`
