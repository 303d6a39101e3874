import { genderLabels, showMeLabels, wantsToSeeLabels } from '@greenlight/domain/gender'
import { caseWishLabels } from '@greenlight/domain/case'
import { flagReasonLabels, flagTargetLabels, parseFlagTargetPath } from '@greenlight/domain/flag'
import type { Report } from '@greenlight/domain/report'
import { otherMember, type Thread } from '@greenlight/domain/thread'
import { toneLabels } from '@greenlight/domain/tone'
import type { AccountDetails } from '../accountDetails.ts'
import { noticeText } from '../../notices/noticeTexts.ts'
import { searchWords } from '../../settings/searchWords.ts'

/** A paragraph of the PDF. */
export type Paragraph = {
  readonly style: 'title' | 'heading' | 'strong' | 'text' | 'small'
  readonly text: string
}

type Fact = readonly [label: string, value: string | number | null]

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

const dateText = (value: Date | null) => (value ? date.format(value) : 'unknown')

/** A line for each fact that is known. */
export function facts(list: readonly Fact[]): readonly Paragraph[] {
  return list
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => ({ style: 'text', text: `${label}: ${value}` }))
}

/** A heading with the number of `items`, and what each of them shows. */
export function section<T>(
  title: string,
  items: readonly T[],
  show: (item: T) => readonly Paragraph[],
): readonly Paragraph[] {
  return [
    { style: 'heading', text: `${title} (${items.length})` },
    ...(items.length > 0 ? items.flatMap(show) : [line('None.')]),
  ]
}

export const line = (text: string): Paragraph => ({ style: 'text', text })

/** A text that may be empty. */
export const written = (text: string): readonly Paragraph[] => (text ? [line(text)] : [])

const onOff = (on: boolean) => (on ? 'on' : 'off')

/** All stored data of a member as text. */
export function accountParagraphs(details: AccountDetails, now: Date): readonly Paragraph[] {
  const { profile } = details
  const { messageSettings: settings } = profile
  return [
    { style: 'title', text: 'Your Greenlight account' },
    { style: 'small', text: `As of ${dateText(now)}` },
    { style: 'heading', text: 'Account' },
    ...facts([
      ['Username', profile.username],
      ['Display name', profile.displayName],
      ['E-mail', profile.email],
      ['Account ID', profile.uid],
      ['Member since', dateText(profile.createdAt)],
      ['Terms accepted', dateText(profile.acceptedTermsAt)],
    ]),
    { style: 'heading', text: 'Settings' },
    ...facts([
      ['Default location', profile.locationText],
      ['Gender', profile.myGender && genderLabels[profile.myGender]],
      ['Who you want to see', profile.showMe.map((each) => showMeLabels[each]).join(', ')],
      ['Messages from', settings.allow === 'everyone' ? 'everyone' : 'nobody'],
      ['Read receipts', onOff(settings.readReceipts)],
      ['Typing indicators', onOff(settings.typingIndicators)],
      ['Notifications', onOff(settings.notifications)],
    ]),
    ...writtenByMember(details),
    ...aboutMember(details),
  ]
}

/** What the member reported, asked for and saved, and what was decided. */
function aboutMember(details: AccountDetails): readonly Paragraph[] {
  const { flags, notices, cases, searches, blocks } = details
  return [
    ...section('What you reported', flags, ({ targetPath, reason, note, state, createdAt }) => [
      { style: 'small', text: `${state} · ${dateText(createdAt)}` },
      line(`${flaggedText(targetPath)}: ${flagReasonLabels[reason]}`),
      ...written(note),
    ]),
    ...section('Notices', notices, (notice) => [
      { style: 'small', text: dateText(notice.at) },
      line(noticeText(notice)),
      ...written(notice.reason),
    ]),
    ...section('Requests and appeals', cases, ({ kind, wish, createdAt, state, ...one }) => [
      {
        style: 'small',
        text: `${kind === 'appeal' ? 'Appeal' : caseWishLabels[wish]} · ${state} · ${dateText(createdAt)}`,
      },
      ...written(one.statement),
      ...written(one.answer),
    ]),
    ...section('Saved searches', searches, (search) => [
      { style: 'strong', text: search.title },
      line(searchWords(search)),
    ]),
    ...section('Blocked members', blocks, ({ uid, createdAt }) => [
      line(`${uid}, since ${dateText(createdAt)}`),
    ]),
  ]
}

/** "A comment", and where it is. */
function flaggedText(path: string): string {
  const target = parseFlagTargetPath(path)
  if (!target) return path
  const label = flagTargetLabels[target.kind]
  return `${/^[aeiou]/.test(label) ? 'An' : 'A'} ${label} (${path})`
}

/** What the member shared and wrote. */
function writtenByMember(details: AccountDetails): readonly Paragraph[] {
  const { profile, reports, replies, experiences, comments, threads, messages } = details
  const nameIn = (thread: Thread | undefined) =>
    (thread && thread.memberInfo[otherMember(thread, profile.uid)]?.displayName) ?? 'User'
  return [
    ...section('Shares', reports, (report) => [
      ...share(report),
      ...written(report.notes),
      ...facts([['Answer of the person described', replies[report.id]?.text ?? null]]),
    ]),
    ...section('Experiences', experiences, ({ tone, notes, createdAt }) => [
      { style: 'small', text: `${toneLabels[tone]} · ${dateText(createdAt)}` },
      ...written(notes),
    ]),
    ...section('Comments', comments, ({ text, createdAt }) => [
      { style: 'small', text: dateText(createdAt) },
      ...written(text),
    ]),
    ...section('Conversations', threads, (thread) => [
      line(`With ${nameIn(thread)}, last message ${dateText(thread.lastAt)}`),
    ]),
    ...section(
      'Messages that you sent',
      messages ?? [],
      ({ threadId, text, createdAt, removed }) => [
        {
          style: 'small',
          text: `To ${nameIn(threads.find(({ id }) => id === threadId))} · ${dateText(createdAt)}`,
        },
        line(removed ? 'An admin removed this message.' : text),
      ],
    ),
    ...(messages === null ? [line('Messages are not shown while your account is suspended.')] : []),
  ]
}

function share({ name, age, tone, location, status, createdAt, ...report }: Report) {
  const { gender, wantsToSee } = report
  const head: Paragraph[] = [
    { style: 'strong', text: age === null ? name : `${name}, ${age}` },
    {
      style: 'small',
      text: `${toneLabels[tone]} · ${location} · ${status} · ${dateText(createdAt)}`,
    },
  ]
  return [
    ...head,
    ...facts([
      ['Gender', gender && genderLabels[gender]],
      ['Looking for', wantsToSee && wantsToSeeLabels[wantsToSee]],
    ]),
  ]
}
