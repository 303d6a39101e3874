import type { Place } from '@greenlight/domain/coords'
import { type Town, townLabel } from '@greenlight/domain/town/townFile'
import { MIN_TOWN_LETTERS, searchTowns } from '@greenlight/domain/town/townSearch'
import { loadTownIndex } from '@greenlight/runtime'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { resolvePlace } from './resolvePlace.ts'

type Options = {
  readonly inputId: string
  readonly value: Place
  /** True if the member typed before the combobox was downloaded: it then suggests at once. */
  readonly typing: boolean
  readonly onChange: (place: Place) => void
}

/** An editable combobox over the towns. The caller owns the text; only the member picks a town. */
export function useTownCombobox({ inputId, value, typing, onChange }: Options) {
  // The text to suggest towns for; '' once a town is picked.
  const [typed, setTyped] = useState('')
  const [listRequested, setListRequested] = useState(typing)
  const [question, setQuestion] = useState('')
  /** The text that was resolved and is no town. */
  const [unknown, setUnknown] = useState('')
  const suggestions = useTownSuggestions(typed)
  const towns = [...suggestions.towns]
  const text = useRef(value.text)
  useEffect(() => {
    text.current = value.text
  }, [value.text])

  function change(place: Place) {
    setTyped(place.coords ? '' : place.text)
    setQuestion('')
    onChange(place)
  }

  function pick(town: Town) {
    setListRequested(false)
    change({ text: townLabel(town), coords: town.coords })
  }

  const combobox = useCombobox<Town>({
    inputId,
    items: towns,
    itemToString: (town) => (town ? townLabel(town) : ''),
    inputValue: value.text,
    // No selection of its own: the caller keeps the picked town's coordinates.
    selectedItem: null,
    isOpen: listRequested && towns.length > 0,
    stateReducer: leavingPicksNothing,
    onIsOpenChange: ({ isOpen }) => setListRequested(isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && pick(selectedItem),
    onStateChange: ({ type, inputValue }) => {
      const escaped = type === useCombobox.stateChangeTypes.InputKeyDownEscape
      if (escaped && inputValue === '') change({ text: '', coords: null })
    },
  })

  /** Enter without a highlighted suggestion resolves the text. The next Enter submits a text that is no town. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Safari ends a composition with an Enter that is not part of it, and marks it by this code alone.
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
    if (isComposing) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (isComposing || event.key !== 'Enter' || combobox.highlightedIndex >= 0) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (value.coords || value.text.trim().length < MIN_TOWN_LETTERS) return
    if (unknown === value.text) return
    event.preventDefault()
    resolve()
  }

  /** Picks the town that the text means, or says what is missing, unless the text changes meanwhile. */
  function resolve() {
    if (value.coords) return
    void resolvePlace(value.text).then((resolved) => {
      if (!resolved || text.current !== value.text) return
      if (resolved.kind === 'town') {
        setListRequested(false)
        return change(resolved.place)
      }
      setQuestion(resolved.question)
      if (resolved.kind === 'none') setUnknown(value.text)
    })
  }

  function leave() {
    setListRequested(false)
    resolve()
  }

  return {
    ...combobox,
    towns,
    question,
    failed: suggestions.failed,
    retrying: suggestions.retrying,
    retry: () => {
      // The button disappears with the failure.
      document.getElementById(inputId)?.focus()
      setListRequested(true)
      suggestions.retry()
    },
    status:
      listRequested && suggestions.typed === typed && !suggestions.failed
        ? foundText(typed, towns.length)
        : '',
    inputProps: combobox.getInputProps({
      // Field labels the input by its id.
      'aria-labelledby': undefined,
      onKeyDown,
      onFocus() {
        void loadTownIndex({ retry: true })
        if (!value.coords) setTyped(value.text)
      },
      onBlur: leave,
      // Downshift's own change event comes a render late, which moves the caret.
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setListRequested(true)
        change({ text: event.target.value, coords: null })
      },
    }),
  }
}

/** Keeps Downshift from picking the highlighted town on Tab or a click elsewhere: `leave` resolves the text. */
function leavingPicksNothing(
  state: UseComboboxState<Town>,
  { type, changes }: UseComboboxStateChangeOptions<Town>,
) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes
  const { selectedItem, inputValue } = state
  return { ...changes, selectedItem, inputValue }
}

function foundText(typed: string, count: number): string {
  if (typed.trim().length < MIN_TOWN_LETTERS) return ''
  if (count === 0) return 'No towns found.'
  return count === 1 ? '1 town found.' : `${count} towns found.`
}

const DEBOUNCE_MS = 120

type Suggestions = {
  readonly typed: string
  readonly towns: readonly Town[]
  /** Whether the list of towns could not be loaded. */
  readonly failed: boolean
}

const nothing: Suggestions = { typed: '', towns: [], failed: false }

/**
 * Towns for the typed text, once typing pauses for 120 ms. Until then the towns of an earlier text, which
 * `typed` of the result names. A late answer never replaces a newer one.
 */
function useTownSuggestions(typed: string) {
  const [suggestions, setSuggestions] = useState(nothing)
  const [retrying, setRetrying] = useState(false)

  useEffect(() => {
    if (typed === '') return
    let late = false
    const timer = setTimeout(
      () => {
        void loadTownIndex({ retry: retrying }).then((index) => {
          if (late) return
          setRetrying(false)
          const towns = index ? searchTowns(index, typed).map(({ town }) => town) : []
          setSuggestions({ typed, towns, failed: !index })
        })
      },
      retrying ? 0 : DEBOUNCE_MS,
    )
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [typed, retrying])

  const shown = typed === '' ? nothing : suggestions
  return { ...shown, retrying, retry: () => setRetrying(true) }
}
