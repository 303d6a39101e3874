import { usernameOf } from '../accounts.mjs'
import { conversations } from '../conversations.mjs'
import { between, hoursBefore } from './document.mjs'
import { flagDocument } from './flag.mjs'

/** @typedef {import('./document.mjs').SeedDocument} SeedDocument */

/**
 * Conversations with their messages, both members' read markers, and the flags on messages.
 * @param {Date} moment
 * @returns {SeedDocument[]}
 */
export const threadDocuments = (moment) =>
  conversations.flatMap(({ between: pair, unread, messages }) => {
    const members = [...pair].sort()
    const threadId = members.join('_')
    const path = `threads/${threadId}`
    const written = messages.map((message, at) => ({
      ...message,
      id: `message-${at + 1}`,
      createdAt: hoursBefore(moment, message.hoursAgo),
    }))
    const last = written.at(-1)
    const first = written[0]
    if (!last || !first) throw new Error(`No messages in ${threadId}`)
    /** Opened a minute after a message came, except for what `member` has not opened yet. @param {string} uid */
    const readAt = (uid) => {
      const seen = uid === 'member' ? written.at(-1 - unread) : last
      return between(seen?.createdAt ?? moment, moment, 0.01)
    }
    return [
      {
        path,
        data: {
          members,
          memberInfo: Object.fromEntries(
            members.map((uid) => [uid, { displayName: usernameOf(uid) }]),
          ),
          createdAt: hoursBefore(first.createdAt, 0.02),
          lastId: last.id,
          lastMessage: last.text,
          lastSender: last.by,
          lastAt: last.createdAt,
          lastRead: Object.fromEntries(members.map((uid) => [uid, readAt(uid)])),
        },
      },
      ...members.map((uid) => ({
        path: `users/${uid}/reads/${threadId}`,
        data: { at: readAt(uid) },
      })),
      ...written.flatMap(({ id, by, text, createdAt, flag }) => {
        const messagePath = `${path}/messages/${id}`
        const message = { path: messagePath, data: { sender: by, text, createdAt, threadId } }
        const at = between(createdAt, moment, 0.01)
        return flag
          ? [message, flagDocument(flag, { path: messagePath, at, evidence: text })]
          : [message]
      }),
    ]
  })
