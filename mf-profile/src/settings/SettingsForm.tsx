import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { type GreenlightError, useErrorOrOffline, toGreenlightError } from '@greenlight/runtime'
import Check from 'lucide-react/icons/check'
import { type ReactNode, type Ref, type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'

type Props<T> = {
  ref?: Ref<HTMLFormElement>
  /** The text of the button. */
  save: string
  saving: Saving<T>
  /** What the fields show. Another object than the saved one is a change that is not saved. */
  value: T
  onSave: () => void
  children: ReactNode
}

/** Fields that are saved together, with their button. Retry saves what they show by then. */
export function SettingsForm<T>({ ref, save, saving, value, onSave, children }: Props<T>) {
  const isChanged = saving.status === 'saved' && saving.value !== value
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <Form ref={ref} noValidate onSubmit={submit}>
      {children}
      <Row>
        <Button type="submit" busy={saving.status === 'saving'}>
          {save}
        </Button>
        <SaveStatus saving={isChanged ? { status: 'idle' } : saving} onRetry={onSave} />
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-4);
`

export type Saving<T> =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'saved'; readonly value: T }
  | { readonly status: 'failed'; readonly error: GreenlightError }

type SaveStatusProps = { saving: Saving<unknown>; onRetry: () => void }

/** Whether the last change of a setting is saved; with Retry after a failure. */
export function SaveStatus({ saving, onRetry }: SaveStatusProps) {
  const error = useErrorOrOffline(saving.status === 'failed' ? saving.error : null)
  return (
    <>
      <Quiet role="status">
        {saving.status === 'saving' && 'Saving…'}
        {saving.status === 'saved' && (
          <>
            <Check aria-hidden size={16} /> Saved
          </>
        )}
      </Quiet>
      {error && (
        <Failed>
          <FieldError role="alert">{error.message}</FieldError>
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        </Failed>
      )}
    </>
  )
}

const Quiet = styled(FieldHint)`
  display: flex;
  align-items: center;
  gap: var(--gl-space-1);

  &:empty {
    display: none;
  }
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`

/**
 * Saves one setting. A change during a write waits for it, so that the last change is also written last.
 * `saving` is about the last change only.
 */
export function useSaveSetting<T>(write: (value: T) => Promise<void>) {
  const [saving, setSaving] = useState<Saving<T>>({ status: 'idle' })
  /** What the member chose and the server does not have yet. */
  const [unsaved, setUnsaved] = useState<{ readonly value: T } | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(0)

  async function save(value: T): Promise<void> {
    const mine = ++latest.current
    setUnsaved({ value })
    setSaving({ status: 'saving' })
    const written = queue.current.then(() => write(value))
    queue.current = written.catch(() => {})
    const outcome = await written.then(
      (): Saving<T> => ({ status: 'saved', value }),
      (cause: unknown): Saving<T> => ({
        status: 'failed',
        error: toGreenlightError(cause, failure('kit/settings-save-failed')),
      }),
    )
    if (mine !== latest.current) return
    setSaving(outcome)
    if (outcome.status === 'saved') setUnsaved(null)
  }
  return { save, saving, unsaved }
}
