import { Button } from '@greenlight/kit/ui/form/Button'
import type { ReactNode, Ref, SubmitEvent } from 'react'
import styled from 'styled-components'
import { SaveStatus, type Saving } from './SaveStatus.tsx'

type Props = {
  ref?: Ref<HTMLFormElement>
  /** The text of the button. */
  save: string
  saving: Saving
  onSave: () => void
  onRetry: () => void
  children: ReactNode
}

/** Fields that are saved together, with their button. */
export function SettingsForm({ ref, save, saving, onSave, onRetry, children }: Props) {
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
        <SaveStatus saving={saving} onRetry={onRetry} />
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
