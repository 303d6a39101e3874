import * as v from 'valibot'

const KEY = 'gl.flagged.v1'

/** What the member flagged on another device is known here after so long at the latest. */
const FRESH_MS = 24 * 60 * 60 * 1000

const StoredSchema = v.object({ readAt: v.number(), paths: v.array(v.string()) })
type Stored = v.InferOutput<typeof StoredSchema>

/** The document paths of what this member flagged, kept on this device, so that no page asks for them again. */
export const flaggedPaths = {
  /** Null while they are not known here, or no longer. */
  get(): readonly string[] | null {
    const stored = read()
    if (!stored) return null
    const ageMs = Date.now() - stored.readAt
    return ageMs >= 0 && ageMs < FRESH_MS ? stored.paths : null
  },
  /** What the database answered just now. */
  set(paths: readonly string[]): void {
    write({ readAt: Date.now(), paths: [...paths] })
  },
  /** One more that this member has just flagged. */
  add(path: string): void {
    const stored = read()
    if (stored) write({ ...stored, paths: [...new Set([...stored.paths, path])] })
  },
}

function read(): Stored | null {
  try {
    return v.parse(StoredSchema, JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

function write(stored: Stored): void {
  localStorage.setItem(KEY, JSON.stringify(stored))
}
