import type { Case } from '@greenlight/domain/case'
import { limits } from '@greenlight/domain/limits'
import type { Notice } from '@greenlight/domain/notice'
import { sendAppeal } from '@greenlight/kit/data/cases'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { showToast } from '@greenlight/runtime'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { noticeReportId } from './noticeTexts.ts'

type Props = {
  notice: Notice
  /** The appeal that was sent already; null if there is none. */
  appeal: Case | null
  onSent: () => void
}

const stateTexts: Readonly<Record<Case['state'], string>> = {
  open: 'You appealed. Another admin will answer, within seven days as a rule.',
  granted: 'You appealed, and your appeal was granted.',
  declined: 'You appealed, and the decision stays.',
}

/** Appeals a decision, once, or says what became of the appeal. */
export function Appeal({ notice, appeal, onSent }: Props) {
  const state = useRef<HTMLParagraphElement>(null)
  const isSent = useRef(false)
  const hasAppeal = appeal !== null
  // The focused button is gone with the form.
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

function AppealForm({ notice, onSent }: Omit<Props, 'appeal'>) {
  const [statement, setStatement] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, error, run } = useAction(failure('kit/appeal-failed'))

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setMissing(statement.trim() === '')
    if (statement.trim() === '') return
    const reportId = noticeReportId(notice)
    const sent = await run(() => sendAppeal({ decision: notice.id, reportId, statement }))
    if (!sent) return
    showToast('Your appeal has been sent.')
    onSent()
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Why should this be decided differently?"
        hint="Another admin reads it. You can appeal once."
        error={missing && statement.trim() === '' ? 'Please say why.' : null}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={limits.caseStatement}
            value={statement}
            onChange={(event) => setStatement(event.target.value)}
          />
        )}
      </Field>
      <PrivateInfoHint text={statement} />
      {error && <ErrorPanel text={error.message} />}
      <WriteGate kind="case">
        <div>
          <Button type="submit" variant="primary" busy={busy}>
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
