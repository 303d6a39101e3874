import type { AccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import { genderLabels } from '@greenlight/kit/domain/gender'
import { otherMember } from '@greenlight/kit/domain/thread'
import { toneLabels } from '@greenlight/kit/domain/tone'

/** A paragraph of the document. */
export type Paragraph = {
  readonly style: 'title' | 'heading' | 'strong' | 'text' | 'small'
  readonly text: string
}

type Fact = readonly [label: string, value: string | number | null]

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const dateText = (value: Date | null) => (value ? date.format(value) : 'unknown')
const onOff = (on: boolean) => (on ? 'on' : 'off')

/** Everything that is kept of a member, as text, in the order of the product. */
export function detailsText(details: AccountDetails, now: Date): readonly Paragraph[] {
  const { profile, reports, experiences, comments, threads, blocks } = details
  const { messageSettings: settings } = profile
  return [
    { style: 'title', text: 'Your Greenlight account' },
    { style: 'small', text: `As of ${date.format(now)}` },
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
      ['Shows me', profile.showMe.join(', ')],
      ['Messages from', settings.allow === 'everyone' ? 'everyone' : 'nobody'],
      ['Read receipts', onOff(settings.readReceipts)],
      ['Typing indicators', onOff(settings.typingIndicators)],
      ['Notifications', onOff(settings.notifications)],
    ]),
    ...section('Shares', reports, (report) => [
      {
        style: 'strong',
        text: report.age === null ? report.name : `${report.name}, ${report.age}`,
      },
      {
        style: 'small',
        text: `${toneLabels[report.tone]} · ${report.location} · ${report.status} · ${dateText(report.createdAt)}`,
      },
      ...written(report.notes),
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
      {
        style: 'text',
        text: `With ${thread.memberInfo[otherMember(thread, profile.uid)]?.displayName ?? 'User'}, last message ${dateText(thread.lastAt)}`,
      },
    ]),
    ...section('Blocked members', blocks, ({ uid, createdAt }) => [
      { style: 'text', text: `${uid}, since ${dateText(createdAt)}` },
    ]),
  ]
}

function facts(list: readonly Fact[]): readonly Paragraph[] {
  return list
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => ({ style: 'text', text: `${label}: ${value}` }))
}

function section<T>(
  title: string,
  items: readonly T[],
  show: (item: T) => readonly Paragraph[],
): readonly Paragraph[] {
  const none: Paragraph = { style: 'text', text: 'None.' }
  return [
    { style: 'heading', text: `${title} (${items.length})` },
    ...(items.length > 0 ? items.flatMap(show) : [none]),
  ]
}

const written = (text: string): readonly Paragraph[] => (text ? [{ style: 'text', text }] : [])
