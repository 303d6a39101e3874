import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Town, townLabel } from '../domain/cityFile.ts'
import { bestMatch, MIN_CITY_LETTERS } from '../domain/citySearch.ts'
import type { Place } from '../domain/place.ts'
import { loadCities } from './cityData.ts'
import { useCitySuggestions } from './useCitySuggestions.ts'

type Options = {
  readonly inputId: string
  readonly value: Place
  /** Whether the text was being typed when this began: it is suggested for at once. */
  readonly typing: boolean
  readonly onChange: (place: Place) => void
}

/** An editable combobox over the towns: the text is the caller's, a town is only ever picked by hand. */
export function useCityCombobox({ inputId, value, typing, onChange }: Options) {
  // What suggestions are for: nothing once a town is picked.
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(typing)
  const suggestions = useCitySuggestions(typed)
  const towns = [...suggestions.towns]
  const text = useRef(value.text)
  useEffect(() => {
    text.current = value.text
  }, [value.text])

  function change(place: Place) {
    setTyped(place.coords ? '' : place.text)
    onChange(place)
  }

  function pick(town: Town) {
    setWanted(false)
    change({ text: townLabel(town), coords: town.coords })
  }

  const combobox = useCombobox<Town>({
    inputId,
    items: towns,
    itemToString: (town) => (town ? townLabel(town) : ''),
    inputValue: value.text,
    // Picking is an event here, not a state: the caller has the coordinates.
    selectedItem: null,
    isOpen: wanted && towns.length > 0,
    stateReducer: leavingPicksNothing,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && pick(selectedItem),
    onStateChange: ({ type, inputValue }) => {
      const escaped = type === useCombobox.stateChangeTypes.InputKeyDownEscape
      if (escaped && inputValue === '') change({ text: '', coords: null })
    },
  })

  /** Enter without a marked suggestion means the best match of what is typed. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (combobox.highlightedIndex >= 0) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (value.coords || value.text.trim().length < MIN_CITY_LETTERS) return
    event.preventDefault()
    void loadCities().then((index) => {
      const town = index && text.current === value.text ? bestMatch(index, value.text) : null
      if (town) pick(town)
    })
  }

  return {
    ...combobox,
    towns,
    status: wanted && suggestions.typed === typed ? countText(typed, towns.length) : '',
    inputProps: combobox.getInputProps({
      // Field labels the input by its id.
      'aria-labelledby': undefined,
      onKeyDown,
      onFocus() {
        void loadCities({ retry: true })
        if (!value.coords) setTyped(value.text)
      },
      onBlur: () => setWanted(false),
      // Not through Downshift's own change event, which comes a render late and moves the caret.
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setWanted(true)
        change({ text: event.target.value, coords: null })
      },
    }),
  }
}

/** Tab and a click elsewhere close the list, and leave the text as it was typed. */
function leavingPicksNothing(
  state: UseComboboxState<Town>,
  { type, changes }: UseComboboxStateChangeOptions<Town>,
) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes
  const { selectedItem, inputValue } = state
  return { ...changes, selectedItem, inputValue }
}

function countText(typed: string, count: number): string {
  if (typed.trim().length < MIN_CITY_LETTERS) return ''
  if (count === 0) return 'No towns found.'
  return count === 1 ? '1 town found.' : `${count} towns found.`
}
