import { NavigationType, useLocation, useNavigationType } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

type LastCards = ReturnType<typeof createLastCards>

/** The element ids of the cards that were opened, by history entry. */
export const createLastCards = () => new Map<string, string>()

/**
 * Back from a profile gives the focus to the card that opened it. The title of the page has it until the cards
 * are there, and loses it only if the member has not moved it.
 */
export function useFocusOnLastCard(lastCards: LastCards, isFilled: boolean): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [before] = useState(() => (isBack ? lastCards.get(key) : undefined))

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('main a[data-cover]') : null
      if (card) lastCards.set(key, card.id)
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [key, lastCards])

  useEffect(() => {
    if (!isFilled || before === undefined) return
    const { activeElement } = document
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return
    document.getElementById(before)?.focus({ preventScroll: true })
  }, [isFilled, before])
}
