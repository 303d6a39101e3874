import { isRecord } from '@greenlight/domain/fields'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { sessionId } from './session.ts'
import { session } from './sessionState.ts'
import { localStore } from './storage.ts'

/** What is new behind a menu entry. */
export interface MenuBadge {
  /** At least 1. */
  count: number
  /** The same for screen readers, as "2 conversations with new messages". */
  text: string
}

/** Badges by the path of their menu entry. */
type Badges = Readonly<Record<string, MenuBadge>>

/** What is kept on this device; of no use in another session. */
type KeptBadges = { readonly session: string | null; readonly badges: Badges }

// A badge is counted seconds after a page load. Until then the last number is shown.
const store = createStore<Badges>(readKept)

session.subscribe(({ status }) => {
  if (status === 'signedOut') store.setState({}, true)
})

function readKept(): Badges {
  try {
    const kept: unknown = JSON.parse(localStore.get(storageKeys.badges) ?? 'null')
    if (!isRecord(kept) || kept['session'] !== sessionId() || !isRecord(kept['badges'])) return {}
    return Object.fromEntries(Object.entries(kept['badges']).filter(isBadgeOf))
  } catch {
    return {}
  }
}

function isBadgeOf(entry: [string, unknown]): entry is [string, MenuBadge] {
  const [, badge] = entry
  if (!isRecord(badge)) return false
  return Number.isSafeInteger(badge['count']) && typeof badge['text'] === 'string'
}

/** Shows a badge at the menu entry that leads to `to`; null removes it. */
export function setMenuBadge(to: string, badge: MenuBadge | null): void {
  const { [to]: before, ...others } = store.getState()
  if (before?.count === badge?.count && before?.text === badge?.text) return
  const badges = badge ? { ...others, [to]: badge } : others
  const kept: KeptBadges = { session: sessionId(), badges }
  localStore.set(storageKeys.badges, JSON.stringify(kept))
  store.setState(badges, true)
}

export function useMenuBadges(): Badges {
  return useStore(store)
}
