import { conversations, usernameOf } from '../data.mjs'
import { between, flagDocument, hoursBefore } from './document.mjs'

/**
 * Conversations with their messages, the read markers of both members, and the flags on messages.
 * @param {Date} moment
 * @returns {import('./document.mjs').SeedDocument[]}
 */
export const threadDocuments = (moment) =>
  conversations.flatMap(({ between: pair, unread, messages }) => {
    const members = [...pair].sort()
    const threadId = members.join('_')
    const path = `threads/${threadId}`
    const dated = messages.map((message, index) => ({
      ...message,
      id: `message-${index + 1}`,
      createdAt: hoursBefore(moment, message.hoursAgo),
    }))
    const last = dated.at(-1)
    const first = dated[0]
    if (!last || !first) throw new Error(`No messages in ${threadId}`)
    /** `member` has not opened the last `unread` messages. @param {string} uid */
    const readAt = (uid) => {
      const seen = uid === 'member' ? dated.at(-1 - unread) : last
      return between(seen?.createdAt ?? moment, moment, 0.01)
    }
    /** @param {(uid: string) => unknown} value */
    const perMember = (value) => Object.fromEntries(members.map((uid) => [uid, value(uid)]))
    return [
      {
        path,
        data: {
          members,
          memberInfo: perMember((uid) => ({ displayName: usernameOf(uid) })),
          createdAt: hoursBefore(first.createdAt, 0.02),
          lastId: last.id,
          lastMessage: last.text,
          lastSender: last.by,
          lastAt: last.createdAt,
          lastRead: perMember(readAt),
        },
      },
      ...members.map((uid) => ({
        path: `users/${uid}/reads/${threadId}`,
        data: { at: readAt(uid) },
      })),
      ...dated.flatMap(({ id, by, text, createdAt, flag }) => {
        const messagePath = `${path}/messages/${id}`
        const message = { path: messagePath, data: { sender: by, text, createdAt, threadId } }
        const at = between(createdAt, moment, 0.01)
        return flag
          ? [message, flagDocument(flag, { path: messagePath, author: by, at, evidence: text })]
          : [message]
      }),
    ]
  })
