import { limits } from '@greenlight/domain/limits'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useState } from 'react'
import styled from 'styled-components'

type Ages = readonly [min: number, max: number]
type Props = { value: Ages; onChange: (value: Ages) => void }

/** Both ages as number fields next to their slider. A number is used once it is an age that fits the other one. */
export function AgeFields({ value: [low, high], onChange }: Props) {
  const { min, max } = limits.age
  return (
    <Root>
      <AgeField
        label="From age"
        value={low}
        min={min}
        max={high}
        onAge={(age) => onChange([age, high])}
      />
      <span aria-hidden>to</span>
      <AgeField
        label="To age"
        value={high}
        min={low}
        max={max}
        onAge={(age) => onChange([low, age])}
      />
    </Root>
  )
}

type FieldProps = {
  label: string
  value: number
  min: number
  max: number
  onAge: (age: number) => void
}

function AgeField({ label, value, min, max, onAge }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        const age = target.valueAsNumber
        if (Number.isInteger(age) && age >= min && age <= max) onAge(age)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);

  & > input {
    flex: 0 1 6rem;
    min-width: 0;
    width: 100%;
  }
`
