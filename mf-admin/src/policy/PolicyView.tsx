import { isBlank } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { showToast, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import * as v from 'valibot'
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
    ['admin', 'sharingReview'],
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

const schema = v.object({
  review: v.picklist(sharingReviews),
  reason: v.pipe(
    v.string(),
    v.check((reason) => !isBlank(reason), 'Please give a reason.'),
  ),
})

function PolicyForm({ current, onSaved }: { current: SharingReview; onSaved: () => void }) {
  const form = useForm({
    initial: { review: current, reason: '' },
    schema,
    submit: async ({ review, reason }) => {
      await setSharingReview(review, reason)
      showToast('Policy changed.')
      onSaved()
    },
    failure: failure('kit/settings-save-failed'),
  })
  const { review } = form.values
  return (
    <Form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault()
        // Enter on a choice sends the form, too.
        if (review !== current) void form.submit()
      }}
    >
      <Choices>
        <legend>Policy</legend>
        {sharingReviews.map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name="policy"
              value={policy}
              checked={policy === review}
              onChange={() => form.change({ review: policy })}
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
      {review !== current && (
        <>
          <Field label="Reason" hint="It is kept in the log." error={form.errors.reason}>
            {(control) => (
              <Input
                {...control}
                maxLength={limits.decisionReason}
                autoComplete="off"
                {...form.text('reason')}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              Change the policy
            </Button>
          </div>
        </>
      )}
      {form.message && <ErrorPanel text={form.message} />}
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
    border-color: var(--gl-ink);
    background: var(--gl-sunken);
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.15rem;
    accent-color: var(--gl-ink);
  }
  & small {
    display: block;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
  }
`
