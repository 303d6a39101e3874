import { startTransition, useEffect, useState } from 'react'

/**
 * The part of a list to render now. Each render adds at most `step` new items; the others follow in later
 * tasks, so that a long list does not delay input. An item in another group than before counts as new,
 * because React creates its card again. The first render shows all items, so that Back can restore the
 * scroll position.
 */
export function useGradually<Item>(
  items: readonly Item[],
  step: number,
  groupOf: (index: number) => number,
): readonly Item[] {
  const [state, setState] = useState({ items, drawn: items })
  if (state.items !== items) setState({ items, drawn: withMore(items, state.drawn, step, groupOf) })

  const { drawn } = state
  useEffect(() => {
    if (drawn.length === items.length) return
    const timer = setTimeout(() =>
      startTransition(() =>
        setState((before) => ({
          ...before,
          drawn: withMore(before.items, before.drawn, step, groupOf),
        })),
      ),
    )
    return () => clearTimeout(timer)
  }, [items, drawn, step, groupOf])
  return drawn
}

/** The start of `items`, with at most `step` of them that `drawn` does not have in the same group. */
function withMore<Item>(
  items: readonly Item[],
  drawn: readonly Item[],
  step: number,
  groupOf: (index: number) => number,
): readonly Item[] {
  const groups = new Map(drawn.map((item, index) => [item, groupOf(index)]))
  let added = 0
  const end = items.findIndex(
    (item, index) => groups.get(item) !== groupOf(index) && ++added > step,
  )
  return end === -1 ? items : items.slice(0, end)
}
