import { caseWishLabels } from '@greenlight/domain/case'
import { flagReasonLabels, flagTargetLabels, parseFlagTarget } from '@greenlight/domain/flag'
import { noticeText } from '../../notices/noticeTexts.ts'
import { searchWords } from '../../settings/searchWords.ts'
import type { AccountDetails } from '../accountDetails.ts'
import { dateText, line, type Paragraph, section, written } from './paragraphs.ts'

/** What the member reported, asked for and saved, and what was decided. */
export function aboutMember(details: AccountDetails): readonly Paragraph[] {
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
  const target = parseFlagTarget(path)
  if (!target) return path
  const label = flagTargetLabels[target.kind]
  return `${/^[aeiou]/.test(label) ? 'An' : 'A'} ${label} (${path})`
}
