import { Button } from '@greenlight/kit/ui/form/Button'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SaveStatus } from './SaveStatus.tsx'
import type { useSettingsForm } from './useSettingsForm.ts'

type Props = {
  form: Pick<ReturnType<typeof useSettingsForm>, 'props' | 'busy' | 'saving' | 'submit'>
  /** The text of the button. */
  save: string
  children: ReactNode
}

/** Fields that are saved together, with their button. Retry saves the current values. */
export function SettingsForm({ form, save, children }: Props) {
  return (
    <Form {...form.props}>
      {children}
      <Row>
        <Button type="submit" busy={form.busy}>
          {save}
        </Button>
        <SaveStatus saving={form.saving} onRetry={() => void form.submit()} />
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
