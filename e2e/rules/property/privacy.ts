import { Timestamp } from 'firebase/firestore/lite'
import type { Actor } from '../setup/actors.ts'
import type { Fields } from '../setup/documents.ts'

/** The stored document at a path, or null. */
export type LookUp = (path: string) => Fields | null

/** Whether this actor, who is not an admin, may read the document. Written independently of the rules. */
export function mayRead({ uid, email }: Actor, path: string, look: LookUp): boolean {
  const [root = '', id = '', collection, below] = path.split('/')
  const fields = look(`${root}/${id}`)
  if (root === 'users' || root === 'bans') return id === uid
  if (root === 'admins') return id === email
  if (root === 'usernames') return !fields || fields['uid'] === uid
  if (root === 'flags') return id.startsWith(`${uid}~`)
  if (root === 'cases') return !fields || fields['by'] === uid
  if (root === 'threads')
    return fields ? isMember(fields, uid) : !below && id.split('_').includes(uid)
  if (root === 'standing') return id === uid
  if (root === 'revisions') return isOwner(look(`reports/${id}`) ?? {}, uid)
  if (root !== 'reports') return false
  if (collection === 'private') return fields !== null && isOwner(fields, uid)
  if (path.includes('/comments/') && !isBelow(look(path), look(experienceOf(path)))) return false
  return fields ? fields['status'] === 'public' || isOwner(fields, uid) : !below
}

/** Whether this actor, who is not an admin, may change `before` to `after`. */
export function mayChange(
  { uid }: Actor,
  path: string,
  before: Fields | null,
  after: Fields | null,
  look: LookUp,
): boolean {
  const parts = path.split('/')
  const [root = '', id = ''] = parts
  const collection = parts.at(-2) ?? ''
  const document = before ?? after ?? {}
  switch (collection) {
    case 'users':
    case 'blocks':
    case 'reads':
    case 'devices':
      return id === uid
    case 'reports':
      return isOwner(document, uid) || (after !== null && isOnlyHidden(before, after))
    case 'private':
      return isOwner(look(`${root}/${id}`) ?? {}, uid) || isOnlyCounted(before, after)
    case 'photos':
      return isOwner(look(`${root}/${id}`) ?? {}, uid)
    case 'experiences':
    case 'comments': {
      const above = [`${root}/${id}`, experienceOf(path)].map((one) => look(one) ?? {})
      return document['userId'] === uid || (!after && above.some((one) => isOwner(one, uid)))
    }
    case 'threads':
      return isMember(document, uid) && after !== null && !isForged(before, after, uid)
    case 'messages':
      return before === null && after?.['sender'] === uid
    case 'typing':
      return parts.at(-1) === uid
    case 'revisions':
      return isOwner(look(`reports/${id}`) ?? document, uid)
    case 'gone':
      return before === null && isOwner(look(`reports/${id}`) ?? {}, uid)
    case 'flags':
      return before === null && after?.['by'] === uid
    case 'cases':
      return document['by'] === uid && (!before || !after)
    case 'notices':
      if (after?.['kind'] === 'experience') return isOwner(look(String(after['target'])) ?? {}, id)
      return id === uid && before !== null && (!after || isOnlyRead(before, after))
    case 'usernames':
      return document['uid'] === uid
    case 'standing':
    case 'presence':
      return id === uid && after === null
    case 'quota':
    case 'erasures':
      return id === uid && after !== null
    default:
      return false
  }
}

/** Whether a comment is about this experience, and not about one that was here before. */
function isBelow(comment: Fields | null, experience: Fields | null): boolean {
  if (!experience || !comment) return experience !== null
  const [since, at] = [experience['createdAt'], comment['createdAt']]
  return !(since instanceof Timestamp) || (at instanceof Timestamp && at >= since)
}

/** The path of the experience that a comment is on. */
function experienceOf(path: string): string {
  return path.split('/').slice(0, 4).join('/')
}

function isOwner(fields: Fields, uid: string): boolean {
  return fields['ownerUid'] === uid
}

function isMember(fields: Fields, uid: string): boolean {
  return Array.isArray(fields['members']) && fields['members'].includes(uid)
}

function isOnlyRead(before: Fields, after: Fields): boolean {
  return changedFields(before, after).every((field) => field === 'readAt')
}

/** Only sends a public report to review. */
function isOnlyHidden(before: Fields | null, after: Fields): boolean {
  return (
    before?.['status'] === 'public' &&
    changedFields(before, after).join() === 'status' &&
    after['status'] === 'pending'
  )
}

/** Starts the review of an own report, or counts one flag more. */
function isOnlyCounted(before: Fields | null, after: Fields | null): boolean {
  if (after === null) return false
  return (
    changedFields(before ?? {}, after).join() === 'flagCount' &&
    Number(after['flagCount']) === Number(before?.['flagCount'] ?? 0) + 1
  )
}

/** Changes the name, read mark, leaving or message of another member in a conversation. */
function isForged(before: Fields | null, after: Fields, uid: string): boolean {
  const known = [
    'lastMessage',
    'lastSender',
    'lastAt',
    'lastId',
    'lastRead',
    'left',
    'memberInfo',
    'state',
    'sent',
  ]
  if (before && changedFields(before, after).some((field) => !known.includes(field))) return true
  return (
    ['lastRead', 'left', ...(before ? ['memberInfo'] : [])].some((field) =>
      changedFields(marksOf(before, field), marksOf(after, field)).some((member) => member !== uid),
    ) ||
    (after['lastId'] !== before?.['lastId'] && after['lastSender'] !== uid)
  )
}

function marksOf(fields: Fields | null, field: string): Fields {
  const marks = fields?.[field]
  return typeof marks === 'object' && marks !== null ? { ...marks } : {}
}

function changedFields(before: Fields, after: Fields): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}
