import type { Attempt, Given } from '../stage/case.ts'

/** How one row of the matrix is tried, whoever tries it on whatever subject. */
export type Row = { readonly does: Attempt; readonly given?: Given }

/** Rows by path, then by action, with the same words as docs/access.md. */
export type Rows = Readonly<Record<string, Readonly<Record<string, Row>>>>
