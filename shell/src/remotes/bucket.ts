import { storageKeys } from '@greenlight/domain/storageKeys'
import { localStore } from '@greenlight/runtime'

/** This browser's place among 100, drawn once: it gets the releases whose share is larger. */
export function bucket(): number {
  const stored = Number(localStore.get(storageKeys.bucket) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored
  const drawn = Math.floor(Math.random() * 100)
  localStore.set(storageKeys.bucket, String(drawn))
  return drawn
}
