import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { choiceInputStyle, ChoiceMark, choiceStyle } from './ChoiceMark.tsx'
import { FieldGroup, type FieldGroupProps } from './Field.tsx'

type Props<T extends string> = FieldGroupProps & {
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
  value: T | null
  onChange: (value: T) => void
  required?: boolean
}

/** A choice among a few options: native radio buttons, each with a circle. */
export function RadioGroup<T extends string>({ options, value, onChange, ...group }: Props<T>) {
  const name = useId()
  const areShort = options.every(({ label }) => isShort(label, SHORT_LABEL))
  const areFour = options.length === 4 && options.every(({ label }) => isShort(label, SHORTEST))
  const inOneRow = areFour || (areShort && options.length <= 3)
  const width = areShort ? '7.5rem' : '14rem'
  return (
    <FieldGroup role="radiogroup" {...group}>
      {(errorId) => (
        <Room>
          <Options $min={inOneRow ? '5rem' : width} $areFour={areFour}>
            {options.map((option) => {
              const chosen = option.value === value
              return (
                <Option key={option.value} $inOneRow={inOneRow}>
                  <input
                    type="radio"
                    name={name}
                    value={option.value}
                    checked={chosen}
                    aria-describedby={errorId}
                    onChange={() => onChange(option.value)}
                  />
                  <ChoiceMark chosen={chosen} />
                  {option.icon}
                  <span>{option.label}</span>
                </Option>
              )
            })}
          </Options>
        </Room>
      )}
    </FieldGroup>
  )
}

/** Longer labels would break in a third of a phone's width. */
const SHORT_LABEL = 14
/** Longer labels would break in a quarter of it. */
const SHORTEST = 10

const isShort = (label: ReactNode, length: number) =>
  typeof label === 'string' && label.length <= length

const Room = styled.div`
  container-type: inline-size;
`

const Options = styled.div<{ $min: string; $areFour: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: var(--gl-space-2);
  font-size: var(--gl-text-sm);

  ${({ $areFour }) =>
    $areFour &&
    css`
      @container (width < 28rem) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: var(--gl-space-1);
      }
      @container (width < 22rem) {
        font-size: var(--gl-text-xs);
      }
      @container (width < 19rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
`

const Option = styled.label<{ $inOneRow: boolean }>`
  ${choiceStyle}
  ${choiceInputStyle}

  /* In a third of a phone's width the word is below its circle. */
  @container (width < 28rem) {
    ${({ $inOneRow }) =>
      $inOneRow &&
      css`
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.125rem var(--gl-space-1);
        padding: var(--gl-space-1) 0.125rem;
        font-size: inherit;
        text-align: center;

        & > span:last-child {
          flex: 1 0 100%;
        }
      `}
  }
`
