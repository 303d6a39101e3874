import { useId } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldGroupProps } from './FieldGroup.tsx'

type Props<T extends string> = FieldGroupProps & {
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[]
  value: T | null
  onChange: (value: T) => void
  required?: boolean
}

/** One of a few, as a segmented control over native radios: arrows move, Tab passes. */
export function RadioGroup<T extends string>({ options, value, onChange, ...group }: Props<T>) {
  const name = useId()
  return (
    <FieldGroup role="radiogroup" {...group}>
      <Room>
        <Segments $count={options.length}>
          {options.map((option) => (
            <Segment key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.icon}
              <span>{option.label}</span>
            </Segment>
          ))}
        </Segments>
      </Room>
    </FieldGroup>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

// Up to three stand side by side; more fill rows.
const Segments = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $count }) => ($count <= 3 ? `${$count}, minmax(0, 1fr)` : 'auto-fit, minmax(7rem, 1fr)')}
  );
  gap: var(--gl-space-1);
  padding: var(--gl-space-1);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-sunken);
`

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: var(--gl-target);
  padding: var(--gl-space-2) var(--gl-space-1);
  border: 1.5px solid transparent;
  border-radius: 1rem;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  line-height: var(--gl-leading-tight);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--gl-fast) var(--gl-ease),
    color var(--gl-fast) var(--gl-ease);

  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  &:hover {
    color: var(--gl-ink);
  }
  &:has(:checked) {
    border-color: var(--gl-control);
    background: var(--gl-raised);
    box-shadow: var(--gl-shadow-1);
    color: var(--gl-ink);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--gl-focus);
    outline-offset: 1px;
  }
  & > input:focus-visible {
    outline: none;
  }

  /* Too narrow for icon and word beside each other: one above the other. */
  @container (width < 24rem) {
    &:has(> svg) {
      flex-direction: column;
    }
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`
