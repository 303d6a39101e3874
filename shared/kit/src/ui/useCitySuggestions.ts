import { useEffect, useState } from 'react'
import type { Town } from '../domain/cityFile.ts'
import { searchCities } from '../domain/citySearch.ts'
import { loadCities } from './cityData.ts'

const DEBOUNCE_MS = 120

type Suggestions = { readonly typed: string; readonly towns: readonly Town[] }

const nothing: Suggestions = { typed: '', towns: [] }

/**
 * Towns for what was typed, once typing pauses; until then the previous ones, which the `typed` that
 * they are for tells. A late answer never replaces a newer one.
 */
export function useCitySuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing)

  useEffect(() => {
    if (typed === '') return
    let late = false
    const timer = setTimeout(() => {
      void loadCities().then((index) => {
        if (late || !index) return
        setSuggestions({ typed, towns: searchCities(index, typed).map(({ town }) => town) })
      })
    }, DEBOUNCE_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [typed])

  return typed === '' ? nothing : suggestions
}
