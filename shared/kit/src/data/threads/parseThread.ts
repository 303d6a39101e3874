import * as v from 'valibot'
import { authorName } from '../../domain/authorName.ts'
import { limits } from '../../domain/limits.ts'
import { date, filled, orNull, text } from '../../domain/stored.ts'
import type { Thread } from '../../domain/thread.ts'
import type { Fields } from '../fields.ts'

const member = orNull(
  v.pipe(
    v.object({ displayName: filled, email: filled }),
    v.transform((names) => ({ displayName: authorName(names) })),
  ),
)

const stored = v.object({
  members: v.fallback(v.array(filled), []),
  memberInfo: v.fallback(v.record(v.string(), member), {}),
  lastMessage: text(limits.message),
  lastSender: filled,
  lastAt: date,
  lastRead: v.fallback(v.record(v.string(), date), {}),
  createdAt: date,
})

/** A thread as stored, whatever its age; null if it names no members. */
export function parseThread(id: string, fields: Fields): Thread | null {
  const { members: named, memberInfo, lastRead, ...thread } = v.parse(stored, fields)
  const [first, second = first] = named.filter((uid) => uid !== null)
  if (first === undefined || second === undefined) return null
  const members = [first, second] as const
  return {
    id,
    members,
    memberInfo: ofMembers(members, memberInfo),
    lastRead: ofMembers(members, lastRead),
    ...thread,
  }
}

/** Own keys of the two members only: a key such as `toString` must not find what it was not given. */
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
