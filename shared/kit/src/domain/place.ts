import type { Coords } from './coords.ts'

/** A place as a member names it; no coordinates if it was typed, not picked. */
export type Place = { readonly text: string; readonly coords: Coords | null }
