import type { Actor } from '../setup/actors.ts'
import type { Fields } from '../setup/documents.ts'

/** A document that a batch has written, before and after it. */
export type Change = {
  readonly path: string
  readonly before: Fields | null
  readonly after: Fields | null
}

/** What a batch decided, as `action target`. A log entry for an optional one may be there or not. */
export type Decisions = {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

const statusActions: Readonly<Record<string, string>> = {
  'pending public': 'approve',
  'pending rejected': 'reject',
  'public rejected': 'takedown',
  'public pending': 'takedown',
  'rejected pending': 'takedown',
  'rejected public': 'restore',
}

/** Finds the decisions in the documents alone. Written independently of the rules. */
export function decisionsIn(me: Actor, changes: readonly Change[]): Decisions {
  const required: string[] = []
  const optional: string[] = []
  const isFlaggedNow = (report: string) =>
    changes.some(
      ({ path, before, after }) =>
        path.startsWith('flags/') && !before && after?.['targetPath'] === report,
    )
  const isDeleted = (at: string) => changes.some(({ path, after }) => path === at && !after)

  for (const { path, before, after } of changes) {
    const parts = path.split('/')
    const [root, id] = parts
    const kind = parts.at(-2)
    const report = `${root}/${id}`
    if (kind === 'reports' && before && after && before['status'] !== after['status']) {
      const action = statusActions[[before['status'], after['status']].join(' ')] ?? 'none'
      const isHidden = after['status'] === 'pending' && isFlaggedNow(path)
      if (!isHidden) required.push(`${action} ${path}`)
    }
    if (before && !after && ['reports', 'experiences', 'comments', 'reply'].includes(kind ?? '')) {
      const owner = before['ownerUid'] ?? before['userId']
      const isPart = kind !== 'reports' && isDeleted(report)
      ;(owner === me.uid || isPart ? optional : required).push(`delete ${path}`)
    }
    if (kind === 'reply' && after) required.push(`reply ${path}`)
    if (kind === 'bans' && !before && after) required.push(`ban ${path}`)
    if (kind === 'bans' && before && !after) required.push(`unban ${path}`)
    if (kind === 'admins' && !before && after) required.push(`admin-add ${path}`)
    if (kind === 'admins' && before && !after) required.push(`admin-remove ${path}`)
    if (kind === 'policy' && after) required.push(`policy ${path}`)
    if (kind === 'messages' && before && after?.['removed']) required.push(`delete ${path}`)
    if (kind === 'cases' && before && after && before['state'] !== after['state'])
      required.push(`${after['state'] === 'granted' ? 'grant' : 'decline'} ${path}`)
    if (kind === 'notices' && !before && after?.['kind'] === 'warn')
      required.push(`warn users/${id}`)
    if (kind === 'private' && after?.['decision'] && before?.['decision'] !== after['decision'])
      optional.push(`dismiss ${report}`)
    if (kind === 'flags' && before && after?.['state'] === 'dismissed')
      optional.push(`dismiss ${String(after['targetPath'])}`)
  }
  return { required, optional }
}

/** The decisions without a log entry of this batch, and its log entries without a decision. */
export function unmatched({ required, optional }: Decisions, entries: readonly string[]): string[] {
  const left = [...entries]
  const missing = required.filter((one) => !removed(left, one))
  for (const one of new Set(optional)) removed(left, one)
  return [...missing.map((one) => `no entry: ${one}`), ...left.map((one) => `no act: ${one}`)]
}

function removed(list: string[], one: string): boolean {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
