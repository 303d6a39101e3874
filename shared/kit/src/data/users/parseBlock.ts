import * as v from 'valibot'
import { date } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'

/** A member whom I blocked. */
export type Block = { readonly uid: string; readonly createdAt: Date | null }

const stored = v.object({ createdAt: date })

/** A block as stored. */
export function parseBlock(uid: string, fields: Fields): Block {
  return { uid, ...v.parse(stored, fields) }
}
