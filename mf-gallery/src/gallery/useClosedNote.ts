import { localStore } from '@greenlight/runtime'
import { useState } from 'react'

/**
 * Whether a note is open on this device, and how the member closes it for good.
 * @param key of the local storage
 */
export function useClosedNote(key: string): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(() => localStore.get(key) === null)
  const close = () => {
    localStore.set(key, '1')
    setOpen(false)
  }
  return [open, close]
}
