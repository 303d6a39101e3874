import {
  caseWishes,
  caseWishLabels,
  relationLabels,
  relations,
  reportIdOfLink,
} from '@greenlight/domain/case'
import { limits } from '@greenlight/domain/limits'
import { sendRequest } from '@greenlight/kit/data/cases'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import { usePrivateInfoQuestion } from '@greenlight/kit/write/usePrivateInfoQuestion'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { GreenlightError, showToast } from '@greenlight/runtime'
import { type SubmitEvent, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { PanelForm } from '../panel/PanelForm.tsx'
import { emptyRequest, requestDraft } from './requestDraft.ts'

/** The trimmed texts of a request. A profile is named by its link or in words. */
export const requestSchema = v.pipe(
  v.object({
    id: v.string(),
    relation: v.picklist(relations, 'Please say who you are.'),
    wish: v.picklist(caseWishes, 'Please choose what you ask for.'),
    link: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (link) => link === '' || reportIdOfLink(link) !== null,
        'This is no link to a profile here.',
      ),
    ),
    about: v.pipe(v.string(), v.trim()),
    statement: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please say in your words what it is about.'),
    ),
    signature: v.pipe(v.string(), v.trim()),
    goodFaith: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['link'], ['about']],
      ({ link, about }) => link !== '' || about !== '',
      'Please add the link, or the name and the town.',
    ),
    ['about'],
  ),
  // The law on intimate pictures asks for both.
  v.forward(
    v.partialCheck(
      [['wish'], ['signature']],
      ({ wish, signature }) => wish !== 'intimate' || signature !== '',
      'Please sign with your name.',
    ),
    ['signature'],
  ),
  v.forward(
    v.partialCheck(
      [['wish'], ['goodFaith']],
      ({ wish, goodFaith }) => wish !== 'intimate' || goodFaith,
      'Please confirm this.',
    ),
    ['goodFaith'],
  ),
)

const relationOptions = relations.map((value) => ({ value, label: relationLabels[value] }))
const wishOptions = caseWishes.map((value) => ({ value, label: caseWishLabels[value] }))

type Props = {
  /** Of the profile from which the page was opened, if any. */
  reportId: string | null
  /** A request is stored: this one, or an earlier try whose answer was lost. */
  onStored: () => void
}

/** An earlier try has stored the request, with other words. */
const isFirstArrived = (error: unknown) =>
  error instanceof GreenlightError && error.code === 'kit/first-arrived'

/** The request of a person described on the site. Typed text survives a reload and a failure. */
export function RequestForm({ reportId, onStored }: Props) {
  const form = useForm({
    initial: () => emptyRequest(reportId),
    schema: requestSchema,
    submit: async ({ link, goodFaith: _, ...request }) => {
      try {
        await sendRequest({ ...request, reportId: reportIdOfLink(link) })
      } catch (cause) {
        if (isFirstArrived(cause)) {
          form.change({ id: crypto.randomUUID() })
          onStored()
        }
        throw cause
      }
      form.reset(emptyRequest(null))
      showToast('Your request has been sent.')
      onStored()
    },
    failure: failure('kit/case-send-failed'),
    draft: requestDraft(reportId),
  })
  const { wish, link, about, statement } = form.values
  const isAnswer = wish === 'answer'
  // The link says which profile it is.
  const needsAbout = about !== '' || reportIdOfLink(link.trim()) === null
  const words = useRef<HTMLTextAreaElement>(null)
  const maySend = usePrivateInfoQuestion({ confirmLabel: 'Send anyway' })

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isAnswer && !(await maySend(statement))) return words.current?.focus()
    await form.submit()
  }
  return (
    <Panel title="Your request" text="You can send three requests a day.">
      <PanelForm {...form.props} onSubmit={(event) => void submit(event)}>
        <RadioGroup
          legend="Who are you?"
          options={relationOptions}
          {...form.field('relation')}
          required
        />
        <RadioGroup
          legend="What do you ask for?"
          options={wishOptions}
          {...form.field('wish')}
          required
        />
        <Field
          label="Link to the profile (if you have it)"
          hint="Somebody who sees the profile can copy it from the browser’s address bar."
          error={form.errors.link}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              maxLength={300}
              {...form.text('link')}
            />
          )}
        </Field>
        {needsAbout && (
          <Field
            label="Without a link: name, town, and what else you know"
            hint="For instance the age, the picture, or when it was shared."
            error={form.errors.about}
          >
            {(control) => (
              <TextArea {...control} maxLength={limits.caseAbout} {...form.text('about')} />
            )}
          </Field>
        )}
        <Field
          label="What should we know?"
          hint="In your words. For an answer on the profile, write it as members should read it. We never need a copy of a document."
          error={form.errors.statement}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              ref={words}
              maxLength={limits.caseStatement}
              {...form.text('statement')}
            />
          )}
        </Field>
        {form.values.wish === 'intimate' && (
          <>
            <Field
              label="Your signature"
              hint="Type your name. Only admins read it."
              error={form.errors.signature}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  autoComplete="name"
                  maxLength={limits.signature}
                  {...form.text('signature')}
                />
              )}
            </Field>
            <Field
              label="I believe in good faith that the picture is here without the consent of the person it shows"
              error={form.errors.goodFaith}
              required
            >
              {(control) => (
                <Tick
                  {...control}
                  type="checkbox"
                  checked={form.values.goodFaith}
                  onChange={(event) => form.change({ goodFaith: event.target.checked })}
                />
              )}
            </Field>
          </>
        )}
        <PrivateInfoHint text={isAnswer ? statement : ''} />
        <p>
          The member who shared the profile learns nothing of your request while we look at it, and
          nothing if we decline it. Only when something is done do they learn what: that the profile
          was removed, and why, or your answer, once it is published. They never see your name or
          your address.
        </p>
        {form.message && <ErrorPanel text={form.message} />}
        {isFirstArrived(form.error) && <p>Send again to send this request, too.</p>}
        <WriteGate kind="case">
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              {form.busy ? 'Sending…' : 'Send request'}
            </Button>
          </div>
        </WriteGate>
      </PanelForm>
    </Panel>
  )
}

const Tick = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  accent-color: var(--gl-ink);
`
