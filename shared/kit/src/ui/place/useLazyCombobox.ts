import { importWithRetry } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fail } from '../../errors.ts'

const importCombobox = importWithRetry(() => import('./TownCombobox.tsx'))

/** Selection start and end in the plain input. */
type Caret = readonly [number, number]

type Combobox = {
  readonly downloaded: boolean
  /** Set if the member was typing when the combobox replaced the plain input. */
  readonly caret?: Caret | undefined
}

/**
 * The combobox that suggests towns (16 KB), downloaded by `load` because no page needs it at its start. It
 * replaces the plain input in `box` and keeps focus and caret; `hadFocus` is true if the input had the focus.
 */
export function useLazyCombobox() {
  const box = useRef<HTMLDivElement>(null)
  const [combobox, setCombobox] = useState<Combobox>({ downloaded: Boolean(importCombobox.module) })

  // Null until a download has failed.
  const [retryState, setRetryState] = useState<'running' | 'failed' | null>(null)

  async function load(): Promise<void> {
    if (combobox.downloaded) return
    setRetryState((before) => before && 'running')
    try {
      await importCombobox()
      const caret = caretOf(box.current?.querySelector('input'))
      // Without flushSync, text typed between reading the caret and the next render would be lost.
      flushSync(() =>
        setCombobox((before) => (before.downloaded ? before : { downloaded: true, caret })),
      )
    } catch (cause) {
      console.error(fail('kit/city-data-failed', cause))
      setRetryState('failed')
    }
  }

  // Whoever uses the keyboard reaches the field later: a replaced input with the focus is said twice.
  const loadEarly = useEffectEvent(() => void load())
  useEffect(() => {
    addEventListener('keydown', loadEarly, { once: true })
    return () => removeEventListener('keydown', loadEarly)
  }, [])

  useLayoutEffect(() => {
    if (!combobox.caret) return
    const input = box.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.setSelectionRange(...combobox.caret)
  }, [combobox])

  return {
    box,
    TownCombobox: combobox.downloaded ? importCombobox.module?.TownCombobox : undefined,
    hadFocus: combobox.caret !== undefined,
    load: () => void load(),
    failed: retryState !== null && !combobox.downloaded,
    retrying: retryState === 'running',
    retry: () => {
      // The button disappears with the failure.
      box.current?.querySelector('input')?.focus()
      void load()
    },
  }
}

function caretOf(input: HTMLInputElement | null | undefined): Caret | undefined {
  if (!input || input !== document.activeElement) return undefined
  return [input.selectionStart ?? 0, input.selectionEnd ?? 0]
}
