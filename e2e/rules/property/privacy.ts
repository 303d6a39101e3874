import type { Actor } from '../stage/actors.ts'
import type { Fields } from '../stage/documents.ts'

/** The stored document at a path, or null. */
export type Look = (path: string) => Fields | null

const owners = ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy']

/** Whether nobody is harmed when this actor, who is no admin, sees the document. */
export function maySee({ uid, email }: Actor, path: string, look: Look): boolean {
  const [root = '', id = '', , below] = path.split('/')
  const fields = look(`${root}/${id}`)
  if (root === 'users' || root === 'bans') return id === uid
  if (root === 'admins') return id === email
  if (root === 'flags') return id.startsWith(`${uid}~`)
  if (root === 'threads')
    return fields ? isMember(fields, uid) : !below && id.split('_').includes(uid)
  if (root !== 'reports') return false
  return fields ? fields['status'] === 'public' || isOwner(fields, uid) : !below
}

/** Whether this actor, who is no admin, may have turned `before` into `after`. */
export function mayTurn(
  { uid }: Actor,
  path: string,
  before: Fields | null,
  after: Fields | null,
  look: Look,
): boolean {
  const parts = path.split('/')
  const [root = '', id = ''] = parts
  const collection = parts.at(-2) ?? ''
  const standing = before ?? after ?? {}
  switch (collection) {
    case 'users':
    case 'blocks':
    case 'reads':
      return id === uid
    case 'reports':
      return isOwner(standing, uid) || (after !== null && isOnlyFlagged(before, after))
    case 'photos':
      return isOwner(look(`${root}/${id}`) ?? {}, uid)
    case 'experiences':
    case 'comments':
      return standing['userId'] === uid || (!after && isOwner(look(`${root}/${id}`) ?? {}, uid))
    case 'threads':
      return isMember(standing, uid) && after !== null && !isForgedMark(before, after, uid)
    case 'messages':
      return before === null && after?.['sender'] === uid
    case 'typing':
      return parts.at(-1) === uid
    case 'flags':
      return before === null && after?.['by'] === uid
    default:
      return false
  }
}

function isOwner(fields: Fields, uid: string): boolean {
  return owners.some((field) => fields[field] === uid)
}

function isMember(fields: Fields, uid: string): boolean {
  return Array.isArray(fields['members']) && fields['members'].includes(uid)
}

/** One flag more, and at most sent to review. */
function isOnlyFlagged(before: Fields | null, after: Fields): boolean {
  if (!before) return false
  const changed = changedFields(before, after)
  return (
    changed.every((field) => field === 'flagCount' || field === 'status') &&
    Number(after['flagCount']) === Number(before['flagCount'] ?? 0) + 1 &&
    (after['status'] === before['status'] || after['status'] === 'pending')
  )
}

/** Someone else’s name, mark or words in a conversation. */
function isForgedMark(before: Fields | null, after: Fields, uid: string): boolean {
  const known = ['lastMessage', 'lastSender', 'lastAt', 'lastId', 'lastRead']
  if (before && changedFields(before, after).some((field) => !known.includes(field))) return true
  return (
    changedFields(marksOf(before), marksOf(after)).some((member) => member !== uid) ||
    (after['lastId'] !== before?.['lastId'] && after['lastSender'] !== uid)
  )
}

function marksOf(fields: Fields | null): Fields {
  const marks = fields?.['lastRead']
  return typeof marks === 'object' && marks !== null ? { ...marks } : {}
}

function changedFields(before: Fields, after: Fields): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}
