import * as v from 'valibot'
import { limits } from '../../domain/limits.ts'
import { date, text } from '../../domain/stored.ts'
import type { Message } from '../../domain/thread.ts'
import type { Fields } from '../fields.ts'

const stored = v.object({
  sender: text(128),
  text: text(limits.message),
  createdAt: date,
})

/** A message of thread `threadId` as stored; an unreadable sender is nobody, '' . */
export function parseMessage(threadId: string, id: string, fields: Fields): Message {
  return { id, threadId, ...v.parse(stored, fields) }
}
