import type { Place } from '@greenlight/domain/coords'
import { townLabel } from '@greenlight/domain/town/townFile'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../display/Text.tsx'
import { type FieldControl, FieldHint } from '../form/Field.tsx'
import { TownInput, TownsFailed } from './TownInput.tsx'
import { useTownCombobox } from './useTownCombobox.ts'

type Props = {
  control: FieldControl
  placeholder: string | undefined
  value: Place
  /** True if the member typed before this was downloaded. */
  typing: boolean
  onChange: (place: Place) => void
}

/**
 * The input of a `PlaceField` with its suggestions and their announcements.
 * @public used through importWithRetry
 */
export function TownCombobox({ control, placeholder, value, typing, onChange }: Props) {
  const {
    isOpen,
    highlightedIndex,
    towns,
    status,
    question,
    failed,
    retrying,
    retry,
    inputProps,
    getMenuProps,
    getItemProps,
  } = useTownCombobox({ inputId: control.id, value, typing, onChange })
  return (
    <>
      <TownInput {...inputProps} {...control} placeholder={placeholder} />
      <Suggestions
        {...getMenuProps({
          'aria-label': 'Towns',
          // Without this, the scrolling list would be a tab stop, and closing it would lose the focus.
          tabIndex: -1,
          // Without this, dragging the scroll bar of the list would take the focus and close the list.
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
      <Question role="status">{question}</Question>
      {failed && <TownsFailed busy={retrying} onRetry={retry} />}
    </>
  )
}

const Question = styled(FieldHint)`
  &:not(:empty) {
    margin-block-start: var(--gl-space-2);
  }
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
  background: ${({ $marked }) => ($marked ? 'var(--gl-sunken)' : 'transparent')};
  outline: ${({ $marked }) => ($marked ? '2px solid var(--gl-focus)' : 'none')};
  outline-offset: -2px;
  overflow-wrap: anywhere;
  cursor: pointer;
`
