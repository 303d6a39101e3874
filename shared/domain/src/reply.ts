import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { date, lineOrNull } from './stored.ts'

/** What the person described answered to a profile, `reports/{reportId}/reply/subject`. An admin put it there. */
export type Reply = { readonly text: string; readonly createdAt: Date | null }

const stored = v.object({ text: lineOrNull(limits.reply), createdAt: date })

/** Parses a stored answer; null without a text. */
export function parseReply(fields: Fields): Reply | null {
  const { text, createdAt } = v.parse(stored, fields)
  return text === null ? null : { text, createdAt }
}
