import { foldUsername } from '@greenlight/domain/names'
import { withChanges } from '../scenarios/fieldChanges.ts'
import type { Actor } from './actors.ts'
import {
  ban,
  closed,
  deletionLogPath,
  type Fields,
  flag,
  flagPath,
  inDays,
  jpeg,
  logEntry,
  memberPair,
  message,
  notice,
  now,
  past,
  quota,
  REASON,
  report,
  reservation,
  revision,
  startedThread,
} from './documents.ts'
import { patch, put, remove, type Write } from './session.ts'

/** An admin’s act with its log entry, in one batch. */
export type Act = readonly [Write, Write]

/** Makes `email` an admin. */
export function addAdmin(me: Actor, email: string): Act {
  return [
    put(`admins/${email}`, adminFields(me, email)),
    put('modlog/new', logEntry(me, 'admin-add', `admins/${email}`)),
  ]
}

export function adminFields(by: Actor, email: string): Fields {
  return { email, createdAt: Date.now(), addedAt: now, addedBy: by.uid, decision: 'new' }
}

/** Removes an admin who was added at this time. */
export function removeAdmin(me: Actor, email: string, addedAtMs: number): Act {
  const path = `admins/${email}`
  return [remove(path), put(deletionLogPath(path, addedAtMs), logEntry(me, 'admin-remove', path))]
}

/** Dismisses a flag, which its log entry names. */
export function dismissFlag(me: Actor, flagger: Actor, target: string): Act {
  const path = flagPath(flagger, target)
  return [
    patch(path, closed('dismissed')),
    put('modlog/new', { ...logEntry(me, 'dismiss', target), flag: path.replace('flags/', '') }),
  ]
}

/** Sends a message in a conversation that exists. */
export function sendMessage(me: Actor, threadId: string, change: Fields = {}): Act {
  return [
    put(`threads/${threadId}/messages/new`, message(me, threadId)),
    patch(`threads/${threadId}`, {
      lastMessage: 'Hello',
      lastSender: me.uid,
      lastAt: now,
      lastId: 'new',
      ...change,
    }),
  ]
}

/** Removes a message of Pal that this member has flagged: its log entry, flag and notice. */
export function removeMessage(me: Actor, flagger: Actor, path: string): readonly Write[] {
  const flagged = flagPath(flagger, path)
  return [
    patch(path, { text: '', removed: 'new' }),
    put('modlog/new', { ...logEntry(me, 'delete', path), flag: flagged.replace('flags/', '') }),
    patch(flagged, closed('upheld')),
    tell('pal', 'delete', path),
  ]
}

/** Starts a conversation with its first message, counted. */
export function startThread(me: Actor, other: Actor): readonly Write[] {
  const id = memberPair(me, other).join('_')
  return [
    put(`threads/${id}`, startedThread(me, other)),
    put(`threads/${id}/messages/new`, message(me, id)),
    counted(me, 'thread', `threads/${id}`),
  ]
}

/** Deletes a report and leaves its tombstone. */
export function removeReport(path: string, ownerUid = ownerOf(path)): readonly Write[] {
  return [
    remove(path),
    remove(`${path}/private/review`),
    remove(path.replace('reports/', 'revisions/')),
    put(path.replace('reports/', 'gone/'), { ownerUid, at: now }),
  ]
}

/** The owner of an initial document such as reports/of-ann. */
function ownerOf(path: string): string {
  return path.replace(/^reports\/(of|pending)-/, '')
}

/** Sends a request or an appeal, which is counted. */
export function sendCase(me: Actor, path: string, fields: Fields): Act {
  return [put(path, fields), counted(me, 'case', path)]
}

/** The notice of a decision for the member whom it concerns. */
export function tell(uid: string, kind: string, target: string, entry = 'modlog/new'): Write {
  return put(entry.replace('modlog', `users/${uid}/notices`), notice(kind, target))
}

/** Bans a member, with log entry and notice. */
export function banMember(me: Actor, uid: string): readonly Write[] {
  const target = `bans/${uid}`
  return [
    put(target, ban('new')),
    put('modlog/new', logEntry(me, 'ban', target)),
    tell(uid, 'ban', target),
  ]
}

/** The log entry of a deletion of an initial document, and the notice for `uid`. */
export function logDeletion(me: Actor, path: string, uid: string, action = 'delete'): Act {
  const entry = deletionLogPath(path)
  return [put(entry, logEntry(me, action, path)), tell(uid, action, path, entry)]
}

/** Answers a case of `by`: the act, its log entry and the notice. */
export function answerCase(
  me: Actor,
  path: string,
  by: Actor,
  state: 'granted' | 'declined',
): readonly Write[] {
  const action = state === 'granted' ? 'grant' : 'decline'
  return [
    patch(path, {
      state,
      answer: REASON,
      answeredAt: now,
      decision: 'new',
      expireAt: inDays(730),
    }),
    put('modlog/new', logEntry(me, action, path)),
    tell(by.uid, action, path),
  ]
}

/** Completes the profile with a name, which is reserved. */
export function completeProfile(me: Actor, name: string, createdAt: unknown = past): Act {
  return [
    put(`users/${me.uid}`, { email: me.email, username: name, profileComplete: true, createdAt }),
    put(`usernames/${foldUsername(name)}`, reservation(name, me.uid)),
  ]
}

/** Counts the first new document of this kind today. */
export function counted(me: Actor, kind: string, path: string): Write {
  return put(`users/${me.uid}/quota/${kind}`, quota(path))
}

/** Shares a report with its photo and review, counted. */
export function share(me: Actor, fields: Fields = report(me), id = 'new'): readonly Write[] {
  const path = `reports/${id}`
  return [
    put(path, fields),
    put(`${path}/photos/full`, { dataUrl: jpeg }),
    put(`${path}/private/review`, { flagCount: 0 }),
    counted(me, 'share', path),
  ]
}

/** Adds an experience or a comment, counted. */
export function contribute(me: Actor, path: string, fields: Fields): readonly Write[] {
  return [
    put(path, fields),
    counted(me, path.includes('/comments/') ? 'comment' : 'experience', path),
  ]
}

/** Proposes other notes for a report, counted. */
export function propose(me: Actor, reportId: string, fields: Fields = revision(me)): Act {
  const path = `revisions/${reportId}`
  return [put(path, fields), counted(me, 'revision', path)]
}

/** Takes the proposed notes of a report of `owner`, or refuses them. */
export function settle(
  me: Actor,
  reportId: string,
  owner: Actor,
  action: 'approve' | 'reject',
): readonly Write[] {
  const target = `revisions/${reportId}`
  const words = { notes: String(revision(owner)['notes']), revisedAt: now }
  return [
    ...(action === 'approve' ? [patch(`reports/${reportId}`, words)] : []),
    patch(`reports/${reportId}/private/review`, { revision: 'new' }),
    remove(target),
    put('modlog/new', logEntry(me, action, target)),
    tell(owner.uid, action, target),
  ]
}

/** Flags a document, counted. */
export function addFlag(me: Actor, target: string, fields = flag(me, target)): readonly Write[] {
  const path = flagPath(me, target)
  return [put(path, fields), counted(me, 'flag', path)]
}

/** The same act for another reason: the log entry, and each document that repeats it. */
export function withReason(writes: readonly Write[], reason: unknown): Write[] {
  return writes.map((write) => {
    if (write.kind === 'remove') return write
    const entries = Object.entries(write.fields)
    const fields = entries.map(([key, value]) => [key, value === REASON ? reason : value])
    return { ...write, fields: Object.fromEntries(fields) as Fields }
  })
}

/** What an admin decides on a report. */
export type Decision = {
  /** The report, of Pal unless `owner` names another one. */
  readonly at: string
  readonly to: string
  readonly action: string
  readonly owner?: string
  /** The decision before. */
  readonly previous?: string
  /** Changes of the report’s review. */
  readonly review?: Fields
}

/** Decides on a report, with its log entry, its review, and its owner’s standing and notice. */
export function decide(
  me: Actor,
  { at, to, action, owner = 'pal', previous, review }: Decision,
): Write[] {
  const isPublic = to === 'public'
  const decided = { decision: 'new', decisionReason: REASON, cleared: isPublic }
  return [
    patch(at, { status: to }),
    put(`${at}/private/review`, withChanges({ flagCount: 0, ...decided }, review ?? {})),
    put('modlog/new', { ...logEntry(me, action, at), ...(previous && { previous }) }),
    put(`standing/${owner}`, { decision: 'new', trusted: isPublic, at: now }),
    tell(owner, action, at),
  ]
}
