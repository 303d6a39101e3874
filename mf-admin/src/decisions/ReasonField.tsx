import { limits } from '@greenlight/domain/limits'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useId } from 'react'

type Props = {
  hint: string
  error: string | null
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
}

/** The reason of a decision, in one line. Reasons are offered while typing. */
export function ReasonField({ hint, error, value, onChange, suggestions }: Props) {
  const listId = useId()
  return (
    <>
      <Field label="Reason" hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            maxLength={limits.decisionReason}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
