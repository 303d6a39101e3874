import { readDate } from '../../domain/userDocument.ts'
import type { Fields } from '../fields.ts'

/** A member whom I blocked. */
export type Block = { readonly uid: string; readonly createdAt: Date | null }

/** A block as stored. */
export function parseBlock(uid: string, fields: Fields): Block {
  return { uid, createdAt: readDate(fields['createdAt']) }
}
