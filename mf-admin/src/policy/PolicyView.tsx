import { isBlank } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { showToast, useLoad } from '@greenlight/runtime'
import { useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { getSharingReview, setSharingReview, type SharingReview, sharingReviews } from './policy.ts'

const texts: Readonly<Record<SharingReview, { readonly label: string; readonly means: string }>> = {
  none: {
    label: 'No profile waits',
    means:
      'Each profile is in the gallery at once. Three flags hide it until an admin has looked at it.',
  },
  first: {
    label: 'The first profile waits',
    means:
      'A member’s profiles wait until an admin has approved one. After one is rejected or taken down, the next one waits again.',
  },
  all: {
    label: 'Every profile waits',
    means: 'Nothing is in the gallery before an admin has approved it.',
  },
}

/** The policy for the profiles of new members. */
export function PolicyView() {
  const { data, error, loading, retry } = useLoad(
    ['sharingReview'],
    getSharingReview,
    failure('kit/settings-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  return (
    <Panel
      title="New members"
      text="Which shared profiles wait for an admin before others see them?"
    >
      {data ? (
        <PolicyForm key={data} current={data} onSaved={retry} />
      ) : (
        <LoadingPlaceholder label="Loading the policy">
          <Skeleton $height="18rem" />
        </LoadingPlaceholder>
      )}
    </Panel>
  )
}

function PolicyForm({ current, onSaved }: { current: SharingReview; onSaved: () => void }) {
  const [chosen, setChosen] = useState(current)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { busy, error, run } = useAction(failure('kit/settings-save-failed'))

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (chosen === current) return
    setAsked(isBlank(reason))
    if (isBlank(reason)) return input.current?.focus()
    if (!(await run(() => setSharingReview(chosen, reason)))) return
    showToast('Policy changed.')
    onSaved()
  }
  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <Choices>
        <legend>Policy</legend>
        {sharingReviews.map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name="policy"
              value={policy}
              checked={policy === chosen}
              onChange={() => setChosen(policy)}
            />
            <span>
              <strong>{texts[policy].label}</strong>
              {policy === current && ' (now)'}
              <small>{texts[policy].means}</small>
              {policy === 'first' && current === 'none' && (
                <small>
                  <em>Recommended, if an admin looks in every day.</em>
                </small>
              )}
            </span>
          </label>
        ))}
      </Choices>
      {chosen !== current && (
        <>
          <Field
            label="Reason"
            hint="It is kept in the log."
            error={asked && isBlank(reason) ? 'Please give a reason.' : null}
          >
            {(control) => (
              <Input
                {...control}
                ref={input}
                maxLength={limits.decisionReason}
                autoComplete="off"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Change the policy
            </Button>
          </div>
        </>
      )}
      {error && <ErrorPanel text={error.message} />}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
  max-width: 40rem;
`

const Choices = styled.fieldset`
  display: grid;
  gap: var(--gl-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--gl-space-2);
    font-weight: 600;
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--gl-space-3);
    padding: var(--gl-space-3) var(--gl-space-4);
    border: 1.5px solid var(--gl-line);
    border-radius: var(--gl-radius-m);
    background: var(--gl-surface);
    cursor: pointer;
  }
  & > label:hover {
    border-color: var(--gl-control);
  }
  & > label:has(:checked) {
    border-color: var(--gl-green-text);
    background: var(--gl-green-soft);
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.15rem;
    accent-color: var(--gl-green-text);
  }
  & small {
    display: block;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
  }
`
