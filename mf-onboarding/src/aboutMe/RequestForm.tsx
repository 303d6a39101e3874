import {
  caseWishes,
  caseWishLabels,
  relationLabels,
  relations,
  reportIdOfLink,
} from '@greenlight/domain/case'
import { limits } from '@greenlight/domain/limits'
import { sendRequest } from '@greenlight/kit/data/cases'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { GreenlightError, showToast } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { PanelForm } from '../layout/PanelForm.tsx'
import {
  dropRequestDraft,
  emptyRequest,
  keepRequestDraft,
  startRequest,
  type RequestFields,
} from './requestDraft.ts'

type RequestProblems = Partial<Record<'relation' | 'wish' | 'link' | 'about' | 'statement', string>>

/** Every field that is missing or wrong, with the text that says why. */
function findRequestProblems(form: RequestFields): RequestProblems {
  const link = form.link.trim()
  return {
    ...(!form.relation && { relation: 'Please say who you are.' }),
    ...(!form.wish && { wish: 'Please choose what you ask for.' }),
    ...(link && !reportIdOfLink(link) && { link: 'This is no link to a profile here.' }),
    ...(!link && !form.about.trim() && { about: 'Please add the link, or the name and the town.' }),
    ...(!form.statement.trim() && { statement: 'Please say in your words what it is about.' }),
  }
}

const relationOptions = relations.map((value) => ({ value, label: relationLabels[value] }))
const wishOptions = caseWishes.map((value) => ({ value, label: caseWishLabels[value] }))

type Props = {
  /** Of the profile from which the page was opened, if any. */
  reportId: string | null
  /** A request is stored: this one, or an earlier try whose answer was lost. */
  onStored: () => void
}

/** The request of somebody described here. What is typed survives a reload and a failure. */
export function RequestForm({ reportId, onStored }: Props) {
  const [form, setForm] = useState<RequestFields>(() => startRequest(reportId))
  const [problems, setProblems] = useState<RequestProblems | null>(null)
  const { busy, error, run } = useAction('case-send-failed')

  const change = (changes: Partial<RequestFields>) => {
    const next = { ...form, ...changes }
    setForm(next)
    keepRequestDraft(next)
    if (problems) setProblems(findRequestProblems(next))
  }
  const { id, relation, wish, link, about, statement } = form
  const send = () =>
    run(async () => {
      if (!relation || !wish) return
      const request = { id, reportId: reportIdOfLink(link), about, relation, wish, statement }
      await sendRequest(request).catch((cause: unknown) => {
        if (cause instanceof GreenlightError && cause.code === 'kit/first-arrived') {
          change({ id: crypto.randomUUID() })
          onStored()
        }
        throw cause
      })
      dropRequestDraft()
      setForm(emptyRequest(null))
      setProblems(null)
      showToast('Your request has been sent.')
      onStored()
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = findRequestProblems(form)
    setProblems(found)
    if (Object.keys(found).length === 0) void send()
  }
  return (
    <Panel title="Your request" text="You can send three requests a day.">
      <PanelForm problem={problems} onSubmit={submit}>
        <RadioGroup
          legend="Who are you?"
          options={relationOptions}
          value={relation}
          onChange={(value) => change({ relation: value })}
          error={problems?.relation}
          required
        />
        <RadioGroup
          legend="What do you ask for?"
          options={wishOptions}
          value={wish}
          onChange={(value) => change({ wish: value })}
          error={problems?.wish}
          required
        />
        <Field
          label="Link to the profile (if you have it)"
          hint="Somebody who sees the profile can copy it from the browser’s address bar."
          error={problems?.link}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              maxLength={300}
              value={link}
              onChange={(event) => change({ link: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Without a link: name, town, and what else you know"
          hint="For instance the age, the picture, or when it was shared."
          error={problems?.about}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.caseAbout}
              value={about}
              onChange={(event) => change({ about: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="What should we know?"
          hint="In your words. For an answer on the profile, write it as members should read it. We never need a copy of a document."
          error={problems?.statement}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.caseStatement}
              value={statement}
              onChange={(event) => change({ statement: event.target.value })}
            />
          )}
        </Field>
        {error && <ErrorPanel text={error.message} />}
        {error?.code === 'kit/first-arrived' && <p>Send again to send this request, too.</p>}
        <WriteGate kind="case">
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? 'Sending…' : 'Send request'}
            </Button>
          </div>
        </WriteGate>
      </PanelForm>
    </Panel>
  )
}
