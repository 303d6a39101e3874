import type { Place } from '../domain/place.ts'
import type { ReactNode } from 'react'
import { CityCombobox } from './CityCombobox.tsx'
import { Field } from './Field.tsx'

type Props = {
  label: ReactNode
  value: Place
  onChange: (place: Place) => void
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  id?: string
}

/**
 * Where: a town of the US, picked from suggestions, or any text. Picking sets text and coordinates,
 * editing drops the coordinates.
 */
export function CityBox({ value, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => <CityCombobox control={control} value={value} onChange={onChange} />}
    </Field>
  )
}
