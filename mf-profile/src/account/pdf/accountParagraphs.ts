import { caseWishLabels } from '@greenlight/domain/case'
import { flagReasonLabels, flagTargetLabels, parseFlagTargetPath } from '@greenlight/domain/flag'
import { genderLabels, showMeLabels, wantsToSeeLabels } from '@greenlight/domain/gender'
import type { UserProfile } from '@greenlight/domain/member'
import { otherMember, type Thread } from '@greenlight/domain/thread'
import { toneLabels } from '@greenlight/domain/tone'
import { noticeText } from '../../notices/noticeTexts.ts'
import { searchWords } from '../../searches/searchWords.ts'
import type { AccountDetails } from '../accountDetails.ts'

type Style = 'title' | 'heading' | 'strong' | 'text' | 'small'

/** Paragraphs of the PDF. Their texts are never empty. */
type Paragraphs = readonly { readonly style: Style; readonly text: string }[]

/** Nothing for an empty text. */
const paragraph = (style: Style, text: string): Paragraphs => (text ? [{ style, text }] : [])

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

const dateText = (value: Date | null) => (value ? date.format(value) : 'unknown')
const onOff = (on: boolean) => (on ? 'on' : 'off')

/** A line for a fact that is known. */
const fact = (label: string, value: string | null) =>
  paragraph('text', value ? `${label}: ${value}` : '')

/** A heading with the number of `items`, and the paragraphs of each. */
function section<T>(name: string, items: readonly T[], show: (item: T) => Paragraphs): Paragraphs {
  const shown = items.length > 0 ? items.flatMap(show) : paragraph('text', 'None.')
  return [...paragraph('heading', `${name} (${items.length})`), ...shown]
}

/** All stored data of a member as text. */
export function accountParagraphs(details: AccountDetails, now: Date): Paragraphs {
  const { profile, reservedName } = details
  const { messageSettings: settings } = profile
  return [
    ...paragraph('title', 'Your Greenlight account'),
    ...paragraph('small', `As of ${dateText(now)}`),
    ...paragraph('heading', 'Account'),
    ...fact('Username', profile.username),
    ...fact('Username reserved', reservedName && `since ${dateText(reservedName.since)}`),
    ...fact('Display name', profile.displayName),
    ...fact('E-mail', profile.email),
    ...fact('Account ID', profile.uid),
    ...fact('Member since', dateText(profile.createdAt)),
    ...fact('Terms accepted', dateText(profile.acceptedTermsAt)),
    ...signInFacts(details),
    ...paragraph('heading', 'Settings'),
    ...fact('Default location', profile.locationText),
    ...fact('Gender', profile.myGender && genderLabels[profile.myGender]),
    ...fact('Who you want to see', profile.showMe.map((each) => showMeLabels[each]).join(', ')),
    ...fact('Messages from', settings.allow === 'everyone' ? 'everyone' : 'nobody'),
    ...fact('Read receipts', onOff(settings.readReceipts)),
    ...fact('Typing indicators', onOff(settings.typingIndicators)),
    ...fact('Notifications in the tab', onOff(settings.notifications)),
    ...fact('Notices of new experiences and comments', onOff(settings.additions)),
    ...alertFacts(profile),
    ...writtenByMember(details),
    ...aboutMember(details),
  ]
}

/** What the member chose about e-mail and push; nothing before a choice. */
function alertFacts({ alerts, bouncedAt }: UserProfile): Paragraphs {
  if (!alerts) return []
  const { email, push, open, kinds } = alerts
  return [
    ...fact('E-mail about news', email),
    ...fact('Push messages', onOff(push)),
    ...fact('They say', open ? 'what kind of news there is' : 'only that there is news'),
    ...fact('News about', kinds.join(', ') || 'nothing'),
    ...fact('An e-mail came back', bouncedAt && dateText(bouncedAt)),
  ]
}

/** How the member signs in, and what admins decided about the account. */
function signInFacts({ signIn, standing, ban, admin, erasure }: AccountDetails): Paragraphs {
  return [
    ...fact('Sign-in', signIn && signIn.providers.join(', ')),
    ...fact('Sign-in made', signIn && signIn.createdAt),
    ...fact('Last sign-in', signIn && signIn.lastSignInAt),
    ...fact(
      'Shares without review',
      standing && `${standing.trusted ? 'yes' : 'no'}, since ${dateText(standing.at)}`,
    ),
    ...fact('Suspended', ban && `since ${dateText(ban.createdAt)}. ${ban.reason}`),
    ...fact('Admin', admin && `since ${dateText(admin.addedAt)}`),
    ...fact('Deletion of the account begun', erasure && dateText(erasure.at)),
  ]
}

/** The member's shares and texts. */
function writtenByMember(details: AccountDetails): Paragraphs {
  const { profile, reports, replies, reviews, experiences, comments, threads, messages } = details
  const nameIn = (thread: Thread | undefined) =>
    (thread && thread.memberInfo[otherMember(thread, profile.uid)]?.displayName) ?? 'User'
  const recipient = (threadId: string) => nameIn(threads.find(({ id }) => id === threadId))
  return [
    ...section('Shares', reports, ({ id, name, age, tone, location, status, ...report }) => [
      ...paragraph('strong', age === null ? name : `${name}, ${age}`),
      ...paragraph(
        'small',
        `${toneLabels[tone]} · ${location} · ${status} · ${dateText(report.createdAt)}`,
      ),
      ...fact('Gender', report.gender && genderLabels[report.gender]),
      ...fact('Looking for', report.wantsToSee && wantsToSeeLabels[report.wantsToSee]),
      ...paragraph('text', report.notes),
      ...fact('Review', reviews[id]?.decisionReason ?? null),
      ...fact('Answer of the person described', replies[id]?.text ?? null),
    ]),
    ...paragraph(
      'small',
      'The photos and the keys by which others find a share are in the JSON file.',
    ),
    ...section('Experiences', experiences, ({ tone, notes, createdAt }) => [
      ...paragraph('small', `${toneLabels[tone]} · ${dateText(createdAt)}`),
      ...paragraph('text', notes),
    ]),
    ...section('Comments', comments, ({ text, createdAt }) => [
      ...paragraph('small', dateText(createdAt)),
      ...paragraph('text', text),
    ]),
    ...section('Conversations', threads, (thread) =>
      paragraph('text', `With ${nameIn(thread)}, last message ${dateText(thread.lastAt)}`),
    ),
    ...section('Messages that you sent', messages ?? [], (message) => [
      ...paragraph('small', `To ${recipient(message.threadId)} · ${dateText(message.createdAt)}`),
      ...paragraph('text', message.removed ? 'An admin removed this message.' : message.text),
    ]),
    ...paragraph('text', messages ? '' : 'Messages are not shown while your account is suspended.'),
  ]
}

/** The member's flags, requests and saved searches, and the decisions about them. */
function aboutMember(details: AccountDetails): Paragraphs {
  const { flags, notices, cases, searches, devices, blocks, readMarks, dayCounts } = details
  return [
    ...section('What you reported', flags, ({ targetPath, reason, note, state, createdAt }) => [
      ...paragraph('small', `${state} · ${dateText(createdAt)}`),
      ...paragraph('text', `${flaggedText(targetPath)}: ${flagReasonLabels[reason]}`),
      ...paragraph('text', note),
    ]),
    ...section('Notices', notices, (notice) => [
      ...paragraph('small', dateText(notice.at)),
      ...paragraph('text', noticeText(notice)),
      ...paragraph('text', notice.reason),
    ]),
    ...section('Requests and appeals', cases, ({ kind, wish, createdAt, state, ...one }) => [
      ...paragraph(
        'small',
        `${kind === 'appeal' ? 'Appeal' : caseWishLabels[wish]} · ${state} · ${dateText(createdAt)}`,
      ),
      ...paragraph('text', one.statement),
      ...paragraph('text', one.answer),
    ]),
    ...section('Saved searches', searches, (search) => [
      ...paragraph('strong', search.title),
      ...paragraph('text', searchWords(search)),
    ]),
    ...section('Devices that get push messages', devices, ({ endpoint, at }) =>
      paragraph('text', `${endpoint}, ${dateText(at)}`),
    ),
    ...section('Read conversations', readMarks, ({ threadId, at }) =>
      paragraph('text', `${threadId}, ${dateText(at)}`),
    ),
    ...section('Made in a day', Object.entries(dayCounts), ([kind, { since, count }]) =>
      paragraph('text', `${kind}: ${count}, since ${dateText(since)}`),
    ),
    ...section('Blocked members', blocks, ({ uid, createdAt }) =>
      paragraph('text', `${uid}, since ${dateText(createdAt)}`),
    ),
  ]
}

/** "A comment", and where it is. */
function flaggedText(path: string): string {
  const target = parseFlagTargetPath(path)
  if (!target) return path
  const label = flagTargetLabels[target.kind]
  return `${/^[aeiou]/.test(label) ? 'An' : 'A'} ${label} (${path})`
}
