import * as v from 'valibot'
import { sessionId } from './session/sessionId.ts'
import { readStored } from './storage/readStored.ts'
import { localStore } from './storage/storage.ts'
import { storageKeys } from './storage/storageKeys.ts'

/** A flag from another device is known here after this time at the latest. */
const FRESH_MS = 24 * 60 * 60 * 1000

const StoredSchema = v.object({
  session: v.nullable(v.string()),
  readAt: v.number(),
  paths: v.array(v.string()),
})
type Stored = v.InferOutput<typeof StoredSchema>

/**
 * The document paths of what this member flagged. They are stored on this device, so that pages do not read
 * them again, and belong to one session.
 */
export const flaggedPaths = {
  /** Null if this device has no copy, or one that is too old. */
  get(): readonly string[] | null {
    const stored = read()
    if (!stored) return null
    const ageMs = Date.now() - stored.readAt
    return ageMs >= 0 && ageMs < FRESH_MS ? stored.paths : null
  },
  /** Stores the paths that the database has just returned. */
  set(paths: readonly string[]): void {
    write({ session: sessionId(), readAt: Date.now(), paths: [...paths] })
  },
  /** Adds a path that this member has just flagged. */
  add(path: string): void {
    const stored = read()
    if (stored) write({ ...stored, paths: [...new Set([...stored.paths, path])] })
  },
  /** Removes a path whose flag was taken back or dismissed. */
  remove(path: string): void {
    const stored = read()
    if (stored) write({ ...stored, paths: stored.paths.filter((each) => each !== path) })
  },
}

function read(): Stored | null {
  const stored = readStored(storageKeys.flagged, StoredSchema)
  return stored?.session === sessionId() ? stored : null
}

function write(stored: Stored): void {
  localStore.set(storageKeys.flagged, JSON.stringify(stored))
}
