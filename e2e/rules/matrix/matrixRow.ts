import type { Attempt, Given } from '../setup/ruleCase.ts'

/** The request of one row of the matrix, for any actor and subject. */
export type MatrixRow = { readonly run: Attempt; readonly given?: Given }

/** Rows by path and action, in the words of docs/access.md. */
export type MatrixRows = Readonly<Record<string, Readonly<Record<string, MatrixRow>>>>
