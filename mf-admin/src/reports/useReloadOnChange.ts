import { useEffect, useEffectEvent, useRef } from 'react'

/** Loads again when another flag arrives. The loaded data stays visible meanwhile. */
export function useReloadOnChange(flagCount: number, reload: () => void): void {
  const loadedWith = useRef(flagCount)
  const onChange = useEffectEvent(reload)
  useEffect(() => {
    if (loadedWith.current === flagCount) return
    loadedWith.current = flagCount
    onChange()
  }, [flagCount])
}
