import { paths } from '@greenlight/kit/contract/paths'
import { isFirstPage, sessionStore } from '@greenlight/runtime'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The positions of the latest history entries, one per line. */
const KEY = 'gl.gallery.positions.v1'

/** The number of loaded cards and the scroll position of a history entry. */
type ListPosition = { readonly entry: string; readonly cards: number; readonly top: number }

const KEPT_POSITIONS = 5

function readPositions(): readonly ListPosition[] {
  const lines = (sessionStore.get(KEY) ?? '').split('\n')
  return lines.flatMap((line) => {
    const [entry = '', cards, top] = line.split(' ')
    const position = { entry, cards: Number(cards), top: Number(top) }
    return position.cards > 0 && position.top >= 0 ? [position] : []
  })
}

function storePosition(position: ListPosition): void {
  const others = readPositions().filter(({ entry }) => entry !== position.entry)
  const lines = [position, ...others].slice(0, KEPT_POSITIONS)
  const text = lines.map(({ entry, cards, top }) => `${entry} ${cards} ${top}`).join('\n')
  sessionStore.set(KEY, text)
}

/** Tries for this many frames. Until then the page may be too short: the old view is shown, or cards have no height. */
const FRAMES = 60

function scrollWhenPossible(top: number, frames = FRAMES): void {
  window.scrollTo(0, top)
  if (frames > 0 && window.scrollY < top - 1)
    requestAnimationFrame(() => scrollWhenPossible(top, frames - 1))
}

/**
 * The state of a history entry before the page was reloaded: `cards` is the number to load again. The scroll
 * position is restored once they are rendered. Call `remember` with the number of loaded cards.
 */
export function useListPosition(entry: string) {
  const [stored] = useState(() =>
    // A document that was opened on the gallery starts with 24 cards.
    isFirstPage() ? undefined : readPositions().find((each) => each.entry === entry),
  )
  const cards = stored?.entry === entry ? stored.cards : 0
  const loaded = useRef(0)
  const waiting = useRef(stored)

  useEffect(() => {
    const note = () => {
      if (window.location.pathname !== paths.gallery() || loaded.current === 0) return
      storePosition({ entry, cards: loaded.current, top: Math.round(window.scrollY) })
    }
    // Some browsers lack `scrollend`, and a click can occur before the scroll ends.
    const scrolled = 'onscrollend' in document ? 'scrollend' : 'scroll'
    document.addEventListener(scrolled, note)
    document.addEventListener('click', note, { capture: true })
    return () => {
      document.removeEventListener(scrolled, note)
      document.removeEventListener('click', note, { capture: true })
    }
  }, [entry])

  const remember = useCallback(
    (count: number) => {
      if (count === 0) return
      loaded.current = count
      const before = waiting.current
      if (before?.entry === entry && count < before.cards) return
      waiting.current = undefined
      const top = before?.entry === entry && window.scrollY === 0 ? before.top : window.scrollY
      storePosition({ entry, cards: count, top: Math.round(top) })
      // After the cards of this render are laid out.
      if (top !== window.scrollY) requestAnimationFrame(() => scrollWhenPossible(top))
    },
    [entry],
  )
  return { cards, remember }
}
