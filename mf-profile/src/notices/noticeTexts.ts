import { APPEAL_DAYS, isOlderThan } from '@greenlight/domain/case'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import type { Notice, NoticeKind } from '@greenlight/domain/notice'
import type { NoticeSubject } from './noticeSubject.ts'
import type { Outcome } from './outcomes.ts'

/** Stands for the name and age of the profile. */
const NAME = '{name}'

type OwnKind = Exclude<NoticeKind, 'uphold' | 'dismiss' | 'reply' | 'experience'>

const aboutOwn: Readonly<Record<OwnKind, (what: string) => string>> = {
  approve: (what) => `${what} is in the gallery.`,
  reject: (what) => `${what} was not put into the gallery.`,
  takedown: (what) => `${what} was taken down.`,
  restore: (what) => `${what} is back in the gallery.`,
  delete: (what) => `${what} was deleted. It cannot be brought back.`,
  warn: () => 'An admin asks you to follow our guidelines.',
  ban: () => 'Your account was suspended.',
  unban: () => 'Your account is open again.',
  grant: (what) => `${what} was granted.`,
  decline: (what) => `${what} was declined.`,
}

/** What others added to an own share: without and with its name. */
const additions = {
  reply: [
    'The person described answered on the profile you shared.',
    `New on ${NAME}: an answer of the person described.`,
  ],
  experience: [
    'Members added to the profile you shared.',
    `New on ${NAME}: experiences or comments.`,
  ],
} as const

const verdicts = {
  uphold: 'breaks our guidelines.',
  dismiss: 'follows our guidelines and stays.',
} as const

type Things = Readonly<
  Record<'report' | 'experience' | 'comment' | 'reply' | 'message' | 'member', string>
>

const ownThings: Things = {
  report: 'The profile you shared',
  experience: 'Your experience',
  comment: 'Your comment',
  reply: 'The answer on the profile you shared',
  message: 'Your message',
  member: 'Your account',
}

const reportedThings: Things = {
  report: 'a profile',
  experience: 'an experience',
  comment: 'a comment',
  reply: 'an answer',
  message: 'a message',
  member: 'a member',
}

/** Other texts for a reported member, because a member cannot be kept or removed. */
const aboutReportedMember = {
  uphold: 'You reported a member. We acted on it.',
  dismiss: 'You reported a member. We found nothing against our guidelines.',
} as const

type Subject = Pick<NoticeSubject, 'name' | 'age'> | null

type Told = {
  readonly kind: NoticeKind | Outcome['kind']
  readonly target: string
}

/** The decision in one or two sentences, with the name of the profile if it is known. */
export function noticeText(notice: Told, subject: Subject = null): string {
  return noticeParts(notice, subject).join('')
}

/** The same, in three parts: before the name, the name with the age, and the rest. The name is '' if there is none. */
export function noticeParts(
  notice: Told,
  subject: Subject,
): readonly [before: string, name: string, after: string] {
  const [before = '', after] = sentence(notice, subject).split(NAME)
  if (after === undefined || !subject) return [before, '', '']
  const { name, age } = subject
  return [before, age === null ? name : `${name}, ${age}`, after]
}

function sentence({ kind, target }: Told, subject: Subject): string {
  if (kind === 'visible') return 'A profile you reported is visible again.'
  // The age is between commas.
  const name = subject && (subject.age === null ? NAME : `${NAME},`)
  if (target.startsWith('revisions/')) {
    const what = name ?? ownThings.report
    return kind === 'approve'
      ? `${what} has your new notes.`
      : `${what} has the same notes as before. The new ones were not taken.`
  }
  const thing = parseFlagTargetPath(target)?.kind
  if (kind === 'uphold' || kind === 'dismiss') return aboutReported(kind, thing, subject !== null)
  if (kind === 'reply' || kind === 'experience') return additions[kind][subject ? 1 : 0]
  if (kind === 'delete' && thing === 'message') return 'Your message was removed.'
  return aboutOwn[kind](ownThing(thing, target, name))
}

function ownThing(thing: keyof Things | undefined, target: string, name: string | null): string {
  if (!thing) {
    if (!target.startsWith('cases/')) return 'Something of yours'
    return `${target.includes('~') ? 'Your appeal' : 'Your request'}${name ? ` about ${name}` : ''}`
  }
  if (!name) return ownThings[thing]
  if (thing === 'report') return name
  if (thing === 'experience') return `Your experience with ${name}`
  return `${thing === 'reply' ? 'The answer' : 'Your comment'} on ${name}`
}

function aboutReported(
  kind: 'uphold' | 'dismiss',
  thing: keyof Things | undefined,
  isNamed: boolean,
): string {
  if (thing === 'member') return aboutReportedMember[kind]
  const what = thing ? reportedThings[thing] : 'something'
  if (!isNamed) return `You reported ${what}. It ${verdicts[kind]}`
  // A person is not an "it".
  if (thing === 'report') return `You reported ${NAME}. The profile ${verdicts[kind]}`
  const preposition = thing === 'experience' ? 'with' : 'on'
  return `You reported ${what} ${preposition} ${NAME}. It ${verdicts[kind]}`
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
