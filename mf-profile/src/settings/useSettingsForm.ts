import { failure } from '@greenlight/kit/errors'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import type { Saving } from './SaveStatus.tsx'

type Options<Values> = {
  readonly initial: Values
  readonly schema: GenericSchema<unknown, Values>
  readonly save: (values: Values) => Promise<void>
}

/** Settings that are saved together. During a write, the fields show the values that are being stored. */
export function useSettingsForm<Values extends object>({ initial, schema, save }: Options<Values>) {
  const [saved, setSaved] = useState<Values | null>(null)
  const form = useForm({
    initial,
    schema,
    submit: async (checked) => {
      form.reset(checked)
      await save(checked)
      setSaved(checked)
    },
    failure: failure('kit/settings-save-failed'),
  })
  return { ...form, saving: savingOf(form, saved === form.values) }
}

function savingOf(
  { busy, error }: Pick<ReturnType<typeof useForm>, 'busy' | 'error'>,
  isSaved: boolean,
): Saving {
  if (busy) return { status: 'saving' }
  if (error) return { status: 'failed', error }
  return { status: isSaved ? 'saved' : 'idle' }
}
