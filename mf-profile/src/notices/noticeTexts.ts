import { APPEAL_DAYS, isOlderThan } from '@greenlight/domain/case'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import type { Notice, NoticeKind } from '@greenlight/domain/notice'
import type { Outcome } from './outcomes.ts'

const aboutOwn: Readonly<Record<NoticeKind, (what: string) => string>> = {
  approve: (what) => `${what} is in the gallery.`,
  reject: (what) => `${what} was not put into the gallery.`,
  takedown: (what) => `${what} was taken down.`,
  restore: (what) => `${what} is back in the gallery.`,
  delete: (what) => `${what} was deleted.`,
  warn: () => 'An admin asks you to follow our guidelines.',
  ban: () => 'Your account was suspended.',
  unban: () => 'Your account is open again.',
  uphold: (what) => `You reported ${what}. It breaks our guidelines.`,
  dismiss: (what) => `You reported ${what}. It follows our guidelines and stays.`,
  grant: (what) => `${what} was granted.`,
  decline: (what) => `${what} was declined.`,
  reply: () => 'The person described answered on the profile you shared.',
  experience: () => 'Members added to the profile you shared.',
}

const ownThings = {
  report: 'The profile you shared',
  experience: 'Your experience',
  comment: 'Your comment',
  reply: 'The answer on the profile you shared',
  message: 'Your message',
  member: 'Your account',
} as const

const reportedThings = {
  report: 'a profile',
  experience: 'an experience',
  comment: 'a comment',
  reply: 'an answer',
  message: 'a message',
  member: 'a member',
} as const

/** Other texts for a reported member, because a member cannot be kept or removed. */
const aboutReportedMember = {
  uphold: 'You reported a member. We acted on it.',
  dismiss: 'You reported a member. We found nothing against our guidelines.',
} as const

/** The decision in one or two sentences. */
export function noticeText({
  kind,
  target,
}: {
  readonly kind: NoticeKind | Outcome['kind']
  readonly target: string
}): string {
  if (kind === 'visible') return 'A profile you reported is visible again.'
  if (target.startsWith('revisions/')) {
    return kind === 'approve'
      ? 'The profile you shared has your new notes.'
      : 'The profile you shared keeps its notes. The new ones were not taken.'
  }
  const thing = parseFlagTargetPath(target)
  const isReported = kind === 'uphold' || kind === 'dismiss'
  if (isReported && thing?.kind === 'member') return aboutReportedMember[kind]
  if (kind === 'delete' && thing?.kind === 'message') return 'Your message was removed.'
  const other = target.startsWith('cases/')
    ? target.includes('~')
      ? 'Your appeal'
      : 'Your request'
    : 'Something of yours'
  const what = thing ? (isReported ? reportedThings : ownThings)[thing.kind] : other
  return aboutOwn[kind](what)
}

/** The report of the notice, also if the notice is about a part of it; null for other subjects. */
export function noticeReportId({ target }: Pick<Notice, 'target'>): string | null {
  if (target.startsWith('revisions/')) return target.replace('revisions/', '')
  const thing = parseFlagTargetPath(target)
  return thing && 'reportId' in thing ? thing.reportId : null
}

const appealable: readonly NoticeKind[] = ['reject', 'takedown', 'delete', 'ban']

/** Whether the reader may appeal the decision: it went against the reader, in the last 30 days. */
export function isAppealable(
  { kind, target, at }: Pick<Notice, 'kind' | 'target' | 'at'>,
  now: Date,
): boolean {
  const isDecided = appealable.includes(kind) && !target.startsWith('revisions/')
  return isDecided && !isOlderThan(APPEAL_DAYS, at, now)
}
