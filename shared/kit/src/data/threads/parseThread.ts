import { authorName } from '../../domain/authorName.ts'
import { limits } from '../../domain/limits.ts'
import { isRecord } from '../../domain/record.ts'
import type { Thread, ThreadMember } from '../../domain/thread.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readId, readText, type Fields } from '../fields.ts'

/** A thread as stored, whatever its age; null if it names no members. */
export function parseThread(id: string, fields: Fields): Thread | null {
  const stored = Array.isArray(fields['members']) ? fields['members'] : []
  const [first, second = first] = stored.flatMap((member: unknown) => readId(member) ?? [])
  if (first === undefined || second === undefined) return null
  const members = [first, second] as const
  return {
    id,
    members,
    memberInfo: byMember(members, fields['memberInfo'], readMember),
    lastMessage: readText(fields['lastMessage'], limits.message),
    lastSender: readId(fields['lastSender']),
    lastAt: readDate(fields['lastAt']),
    lastRead: byMember(members, fields['lastRead'], readDate),
    createdAt: readDate(fields['createdAt']),
  }
}

/** Own keys of the two members only: a key such as `constructor` must not find what it was not given. */
function byMember<T>(
  members: readonly string[],
  stored: unknown,
  read: (value: unknown) => T | null,
): Readonly<Record<string, T>> {
  if (!isRecord(stored)) return {}
  const entries = members.flatMap((uid) => {
    const value = Object.hasOwn(stored, uid) ? read(stored[uid]) : null
    return value === null ? [] : [[uid, value] as const]
  })
  return Object.fromEntries(entries)
}

function readMember(value: unknown): ThreadMember | null {
  if (!isRecord(value)) return null
  const { displayName, email } = value
  return { displayName: authorName({ displayName, email }).slice(0, limits.reportName) }
}
