import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs `onChange` when the count changes, but not when it becomes known. */
export function useOnCountChange(count: number | undefined, onChange: () => void): void {
  const before = useRef(count)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const hasChanged =
      before.current !== undefined && count !== undefined && count !== before.current
    if (count !== undefined) before.current = count
    if (hasChanged) changed()
  }, [count])
}
