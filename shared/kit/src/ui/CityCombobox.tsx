import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { townLabel } from '../domain/cityFile.ts'
import type { Place } from '../domain/place.ts'
import type { FieldControl } from './Field.tsx'
import { TownInput } from './TownInput.tsx'
import { useCityCombobox } from './useCityCombobox.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  control: FieldControl
  value: Place
  /** The member has begun to type before this was there. */
  typing: boolean
  onChange: (place: Place) => void
}

/**
 * The control of a `CityBox`: the input, its suggestions and what is said about them.
 * @public used through importAgain
 */
export function CityCombobox({ control, value, typing, onChange }: Props) {
  const { isOpen, highlightedIndex, towns, status, inputProps, getMenuProps, getItemProps } =
    useCityCombobox({ inputId: control.id, value, typing, onChange })
  return (
    <>
      <TownInput {...inputProps} {...control} />
      <Suggestions
        {...getMenuProps({
          'aria-label': 'Towns',
          // Dragging the list's scroll bar must not take the focus, which would close the list.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        })}
        hidden={!isOpen}
      >
        {isOpen &&
          towns.map((town, index) => (
            <Suggestion
              key={townLabel(town)}
              {...getItemProps({ item: town, index })}
              $marked={index === highlightedIndex}
            >
              <bdi>{townLabel(town)}</bdi>
            </Suggestion>
          ))}
      </Suggestions>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  )
}

const Suggestions = styled.ul`
  position: absolute;
  z-index: var(--gl-layer-menu);
  inset-inline: 0;
  inset-block-start: calc(100% + var(--gl-space-1));
  max-height: 20rem;
  margin: 0;
  padding: var(--gl-space-1);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--gl-raised);
  box-shadow: var(--gl-shadow-2);
  list-style: none;

  &[hidden] {
    display: none;
  }
`

const Suggestion = styled.li<{ $marked: boolean }>`
  padding: var(--gl-space-3);
  border-radius: var(--gl-radius-s);
  background: ${({ $marked }) => ($marked ? 'var(--gl-green-soft)' : 'transparent')};
  outline: ${({ $marked }) => ($marked ? '2px solid var(--gl-focus)' : 'none')};
  outline-offset: -2px;
  overflow-wrap: anywhere;
  cursor: pointer;
`
