import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonRow } from '../layout/ButtonRow.tsx'
import { ChoiceMark, choiceStyle, chosenStyle } from './ChoiceMark.tsx'
import { FieldGroup, type FieldGroupProps } from './Field.tsx'

type Props<T extends string> = FieldGroupProps & {
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
  selected: readonly T[]
  /** The caller decides whether a press changes one option or several. */
  onToggle: (value: T) => void
  /** Chosen options show a tick if several can be chosen, otherwise a dot. */
  several?: boolean
}

/** A group of toggle buttons. */
export function ToggleGroup<T extends string>(props: Props<T>) {
  const { options, selected, onToggle, several = false, ...group } = props
  return (
    <FieldGroup role="group" {...group}>
      {(errorId) => (
        <ButtonRow>
          {options.map(({ value, label, icon }) => {
            const pressed = selected.includes(value)
            return (
              <Option
                key={value}
                type="button"
                aria-pressed={pressed}
                aria-describedby={errorId}
                onClick={() => onToggle(value)}
              >
                <ChoiceMark chosen={pressed} several={several} />
                {icon}
                <span>{label}</span>
              </Option>
            )
          })}
        </ButtonRow>
      )}
    </FieldGroup>
  )
}

const Option = styled.button`
  ${choiceStyle}

  &[aria-pressed='true'] {
    ${chosenStyle}
  }
`
