import { sessionStore } from '@greenlight/runtime'

/** Moves a value that is stored under a previous key. A value under the new key is newer and stays. */
export function moveStored(formerKey: string, key: string): void {
  const former = sessionStore.get(formerKey)
  if (former === null) return
  if (sessionStore.get(key) === null) sessionStore.set(key, former)
  sessionStore.remove(formerKey)
}
