import { limits } from '../../domain/limits.ts'
import type { Message } from '../../domain/thread.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readText, type Fields } from '../fields.ts'

/** A message of thread `threadId` as stored; an unreadable sender is nobody, '' . */
export function parseMessage(threadId: string, id: string, fields: Fields): Message {
  return {
    id,
    threadId,
    sender: readText(fields['sender'], 128),
    text: readText(fields['text'], limits.message),
    createdAt: readDate(fields['createdAt']),
  }
}
