import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { choiceStyle, chosenStyle } from './choiceStyle.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldGroupProps } from './FieldGroup.tsx'

type Props<T extends string> = FieldGroupProps & {
  options: readonly { value: T; label: ReactNode }[]
  selected: readonly T[]
  /** The caller decides what a press means: one, several, or "Everyone" clearing the others. */
  onToggle: (value: T) => void
}

/** Options that are each pressed or not. */
export function ToggleGroup<T extends string>({ options, selected, onToggle, ...group }: Props<T>) {
  return (
    <FieldGroup role="group" {...group}>
      <Options>
        {options.map(({ value, label }) => {
          const pressed = selected.includes(value)
          return (
            <Option
              key={value}
              type="button"
              aria-pressed={pressed}
              onClick={() => onToggle(value)}
            >
              <Ring aria-hidden>
                <Check size={12} strokeWidth={4} />
              </Ring>
              {label}
            </Option>
          )
        })}
      </Options>
    </FieldGroup>
  )
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`

const Ring = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  margin-inline-start: -0.25rem;
  border: 1.5px solid var(--gl-control);
  border-radius: 50%;

  & > svg {
    scale: 0;
    transition: scale var(--gl-fast) var(--gl-ease);
  }
`

const Option = styled.button`
  ${choiceStyle}

  &[aria-pressed='true'] {
    ${chosenStyle}
  }
  &[aria-pressed='true'] > ${Ring} {
    border-color: transparent;
    background: var(--gl-green);
    color: var(--gl-green-on);
  }
  &[aria-pressed='true'] svg {
    scale: 1;
  }
`
