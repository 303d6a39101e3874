import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { authorName } from './member.ts'
import { count, date, filledOrNull, oneOf, orNull, text } from './stored.ts'

/** What a thread stores about one of its members. */
export type ThreadMember = { readonly displayName: string }

/** A conversation of two members, `threads/{id}`. */
export type Thread = {
  readonly id: string
  /** Both uids, sorted. */
  readonly members: readonly [string, string]
  readonly memberInfo: Readonly<Record<string, ThreadMember>>
  readonly lastMessage: string
  readonly lastSender: string | null
  readonly lastAt: Date | null
  /** The id of the last message; null in older conversations. */
  readonly lastId: string | null
  /** By uid, the time up to which a member has read; missing if unknown or private. */
  readonly lastRead: Readonly<Record<string, Date>>
  readonly createdAt: Date | null
  /** Who wrote first; null in older conversations. */
  readonly startedBy: string | null
  /** A request until the other member answers. Older conversations are open. */
  readonly state: ThreadState
  /** The number of messages of a request. */
  readonly sent: number
  /** The members who have left. */
  readonly left: readonly string[]
  /** The report from which it was started. */
  readonly reportId: string | null
}

type ThreadState = 'request' | 'open'

/** A message, `threads/{threadId}/messages/{id}`. `createdAt` is null until the server has stored it. */
export type Message = {
  readonly id: string
  readonly threadId: string
  readonly sender: string
  /** Empty if `removed`. */
  readonly text: string
  readonly createdAt: Date | null
  /** An admin removed its text. */
  readonly removed: boolean
}

const storedMessage = v.object({
  sender: text(128),
  text: text(limits.message),
  createdAt: date,
  removed: filledOrNull,
})

/** Parses a stored message of thread `threadId`; an unreadable sender becomes ''. */
export function parseMessage(threadId: string, id: string, fields: Fields): Message {
  const { removed, ...message } = v.parse(storedMessage, fields)
  return { id, threadId, ...message, removed: removed !== null }
}

/** The uid of the other member; `uid` itself if an older thread has only one member. */
export function otherMember(thread: Pick<Thread, 'members'>, uid: string): string {
  const [first, second] = thread.members
  return first === uid ? second : first
}

/** Whether this is a request that `uid` can answer. */
export function isRequestTo(thread: Pick<Thread, 'state' | 'startedBy'>, uid: string): boolean {
  return thread.state === 'request' && thread.startedBy !== uid
}

/** The name of a member who has deleted the account. */
export const FORMER_MEMBER = 'Former member'

const member = orNull(
  v.pipe(
    v.object({ displayName: orNull(v.string()), email: filledOrNull }),
    v.transform(({ displayName, email }) => ({
      displayName: displayName === '' ? FORMER_MEMBER : authorName({ displayName, email }),
    })),
  ),
)

const storedThread = v.object({
  members: v.fallback(v.array(filledOrNull), []),
  memberInfo: v.fallback(v.record(v.string(), member), {}),
  lastMessage: text(limits.message),
  lastSender: filledOrNull,
  lastAt: date,
  lastId: filledOrNull,
  lastRead: v.fallback(v.record(v.string(), date), {}),
  createdAt: date,
  startedBy: filledOrNull,
  state: oneOf<ThreadState>(['request', 'open'], 'open'),
  sent: count,
  left: v.fallback(v.record(v.string(), v.unknown()), {}),
  reportId: filledOrNull,
})

/** Parses a stored thread of any age; null if it has no members. */
export function parseThread(id: string, fields: Fields): Thread | null {
  const { members: named, memberInfo, lastRead, left, ...thread } = v.parse(storedThread, fields)
  const [first, second = first] = named.filter((uid) => uid !== null)
  if (first === undefined || second === undefined) return null
  const members = [first, second] as const
  return {
    id,
    members,
    memberInfo: ofMembers(members, memberInfo),
    lastRead: ofMembers(members, lastRead),
    left: members.filter((uid) => Object.hasOwn(left, uid) && left[uid] === true),
    ...thread,
  }
}

/** Picks the values of the two members. `Object.hasOwn` keeps a uid such as `toString` from finding a method. */
function ofMembers<T>(
  members: readonly string[],
  known: Readonly<Record<string, T | null>>,
): Readonly<Record<string, T>> {
  const entries = members.flatMap((uid) => {
    const value = (Object.hasOwn(known, uid) && known[uid]) || null
    return value === null ? [] : [[uid, value] as const]
  })
  return Object.fromEntries(entries)
}
