import { sessionStore } from '@greenlight/runtime'

/** Moves what an earlier release kept under another key. What the new key holds already is newer, and stays. */
export function moveStored(formerKey: string, key: string): void {
  const former = sessionStore.get(formerKey)
  if (former === null) return
  if (sessionStore.get(key) === null) sessionStore.set(key, former)
  sessionStore.remove(formerKey)
}
