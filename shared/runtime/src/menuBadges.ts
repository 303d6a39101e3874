import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { sessionId } from './session/sessionId.ts'
import { session } from './session/sessionState.ts'
import { readStored } from './storage/readStored.ts'
import { localStore } from './storage/storage.ts'
import { storageKeys } from './storage/storageKeys.ts'

/** The number of new items of a menu entry. */
export type MenuBadge = {
  /** At least 1. */
  count: number
  /** The same for screen readers, as "2 conversations with new messages". */
  text: string
}

/** Badges by the path of their menu entry. */
export type Badges = Readonly<Record<string, MenuBadge>>

const StoredSchema = v.object({
  /** Badges belong to one session. */
  session: v.nullable(v.string()),
  badges: v.record(
    v.string(),
    v.object({ count: v.pipe(v.number(), v.safeInteger()), text: v.string() }),
  ),
})

/** For `useMenuBadges`. */
export const badgeStore = createStore<Badges>(() => ({}))

/**
 * After a page load, shows the last numbers until they are counted, which takes seconds. Shows none after a
 * sign-out.
 */
export function startMenuBadges(): void {
  const stored = readStored(storageKeys.badges, StoredSchema)
  if (stored?.session === sessionId()) badgeStore.setState(stored.badges, true)
  session.subscribe(({ status }) => {
    if (status === 'signedOut') badgeStore.setState({}, true)
  })
}

/** Shows a badge at the menu entry that leads to `to`; null removes it. */
export function setMenuBadge(to: string, badge: MenuBadge | null): void {
  const { [to]: before, ...others } = badgeStore.getState()
  if (before?.count === badge?.count && before?.text === badge?.text) return
  const badges = badge ? { ...others, [to]: badge } : others
  const stored: v.InferOutput<typeof StoredSchema> = { session: sessionId(), badges }
  localStore.set(storageKeys.badges, JSON.stringify(stored))
  badgeStore.setState(badges, true)
}
