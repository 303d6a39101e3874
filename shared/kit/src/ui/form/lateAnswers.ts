import { useEffect, useRef } from 'react'

/**
 * Whether a late answer may move the focus away from `part`: the focus is still in it, or nowhere, because the
 * focused element is gone. Otherwise the member has gone on to something else.
 */
export function mayMoveFocusFrom(part: Element | null | undefined): boolean {
  const { activeElement } = document
  return activeElement === document.body || part?.contains(activeElement) === true
}

/** Returns a function for use after a request: whether the member still has the component open. */
export function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])
  return () => shown.current
}
