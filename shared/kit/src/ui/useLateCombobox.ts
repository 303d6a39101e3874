import { importAgain } from '@greenlight/runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { GreenlightError } from '../domain/errors.ts'
import type { CityCombobox } from './CityCombobox.tsx'

type Arrived = {
  readonly CityCombobox: typeof CityCombobox
  /** Where the member was typing when it arrived. */
  readonly caret?: readonly [number, number] | undefined
}

const importCombobox = importAgain(() => import('./CityCombobox.tsx'))

/** Kept for the next box: it need not begin as a plain one. */
let known: Arrived | undefined

/**
 * What suggests towns: 16 KB that nobody needs to read a page, downloaded by `load`. It takes the place
 * of the plain input in `box`, with its focus and caret; `taken` tells that it had them.
 */
export function useLateCombobox() {
  const box = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState(known)

  async function load(): Promise<void> {
    if (arrived) return
    try {
      known ??= { CityCombobox: (await importCombobox()).CityCombobox }
      const arriving = { ...known, caret: caretOf(box.current?.querySelector('input')) }
      // At once: what is focused or typed between a look at the input and its end would be lost.
      flushSync(() => setArrived((before) => before ?? arriving))
    } catch (cause) {
      console.error(new GreenlightError('city-data-failed', cause))
    }
  }

  useLayoutEffect(() => {
    if (!arrived?.caret) return
    const input = box.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.setSelectionRange(...arrived.caret)
  }, [arrived])

  return {
    box,
    CityCombobox: arrived?.CityCombobox,
    taken: arrived?.caret !== undefined,
    load: () => void load(),
  }
}

function caretOf(input: HTMLInputElement | null | undefined): Arrived['caret'] {
  if (!input || input !== document.activeElement) return undefined
  return [input.selectionStart ?? 0, input.selectionEnd ?? 0]
}
