import { genderLabels, wantsToSeeLabels } from '@greenlight/domain/gender'
import type { Report } from '@greenlight/domain/report'
import { otherMember, type Thread } from '@greenlight/domain/thread'
import { toneLabels } from '@greenlight/domain/tone'
import type { AccountDetails } from '../accountDetails.ts'
import { dateText, facts, line, type Paragraph, section, written } from './paragraphs.ts'

/** What the member shared and wrote. */
export function writtenByMember(details: AccountDetails): readonly Paragraph[] {
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
