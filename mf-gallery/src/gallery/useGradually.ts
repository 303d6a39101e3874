import { startTransition, useEffect, useState } from 'react'

/**
 * The part of a list to render now. Each render adds at most `step` new items; the rest follows in later
 * tasks, so that a long list does not delay input. The first render shows all items, so that Back can
 * restore the scroll position.
 */
export function useGradually<Item>(items: readonly Item[], step: number): readonly Item[] {
  const [state, setState] = useState({ items, drawn: items })
  if (state.items !== items) setState({ items, drawn: withMore(items, state.drawn, step) })

  const { drawn } = state
  useEffect(() => {
    if (drawn.length === items.length) return
    const timer = setTimeout(() =>
      startTransition(() =>
        setState((before) => ({ ...before, drawn: withMore(before.items, before.drawn, step) })),
      ),
    )
    return () => clearTimeout(timer)
  }, [items, drawn, step])
  return drawn
}

/** The beginning of `items`, with at most `step` of them that are not in `drawn`. */
function withMore<Item>(
  items: readonly Item[],
  drawn: readonly Item[],
  step: number,
): readonly Item[] {
  const known = new Set(drawn)
  let added = 0
  const end = items.findIndex((item) => !known.has(item) && ++added > step)
  return end === -1 ? items : items.slice(0, end)
}
