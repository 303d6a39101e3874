import MapPin from 'lucide-react/icons/map-pin'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { townLabel } from '../domain/cityFile.ts'
import { limits } from '../domain/limits.ts'
import type { Place } from '../domain/place.ts'
import type { FieldControl } from './Field.tsx'
import { Input } from './Input.tsx'
import { useCityCombobox } from './useCityCombobox.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  control: FieldControl
  value: Place
  onChange: (place: Place) => void
}

/** The control of a `CityBox`: the input, its suggestions and what is said about them. */
export function CityCombobox({ control, value, onChange }: Props) {
  const { isOpen, highlightedIndex, towns, status, inputProps, getMenuProps, getItemProps } =
    useCityCombobox({ inputId: control.id, value, onChange })
  return (
    <Root>
      <Pin $picked={value.coords !== null} aria-hidden size={20} />
      <TownInput {...inputProps} {...control} maxLength={limits.location} spellCheck={false} />
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
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`

/** Filled in once the place has coordinates. */
const Pin = styled(MapPin)<{ $picked: boolean }>`
  position: absolute;
  inset-block-start: calc((3rem - 20px) / 2);
  inset-inline-start: var(--gl-space-3);
  color: ${({ $picked }) => ($picked ? 'var(--gl-green-text)' : 'var(--gl-ink-soft)')};
  fill: ${({ $picked }) => ($picked ? 'var(--gl-green-soft)' : 'none')};
  pointer-events: none;
`

const TownInput = styled(Input)`
  padding-inline-start: var(--gl-space-10);
`

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
