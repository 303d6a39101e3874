import type { Town } from '@greenlight/domain/town/townFile'
import { searchTowns } from '@greenlight/domain/town/townSearch'
import { loadTownIndex } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

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
export function useTownSuggestions(typed: string) {
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
