import { ChoiceMark } from '@greenlight/kit/ui/form/ChoiceMark'
import { choiceInputStyle, choiceStyle } from '@greenlight/kit/ui/form/choiceStyle'
import { FieldGroup } from '@greenlight/kit/ui/form/FieldGroup'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props<T extends string> = {
  legend: string
  options: readonly { readonly value: T; readonly label: ReactNode; readonly icon?: ReactNode }[]
  chosen: readonly T[]
  onToggle: (option: T) => void
  hint?: string
  children?: ReactNode
}

/** A choice of several options: native checkboxes, each with a box for its tick. */
export function Choices<T extends string>({
  options,
  chosen,
  onToggle,
  children,
  ...group
}: Props<T>) {
  return (
    <FieldGroup role="group" {...group}>
      <List>
        {options.map(({ value, label, icon }) => (
          <Choice key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <ChoiceMark several chosen={chosen.includes(value)} />
            {icon}
            <span>{label}</span>
          </Choice>
        ))}
        {children}
      </List>
    </FieldGroup>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`

const Choice = styled.label`
  ${choiceStyle}
  ${choiceInputStyle}
`
