import { parseFlagTarget } from '@greenlight/domain/flag'
import type { Notice } from '@greenlight/domain/notice'
import { paths } from '@greenlight/kit/contract/paths'
import { Link } from '@greenlight/runtime'
import { noticeReportId } from './noticeTexts.ts'

/** A link to what a decision is about; nothing where it is gone. */
export function NoticeTarget({ notice }: { notice: Notice }) {
  const { kind, target } = notice
  const thing = parseFlagTarget(target)
  const isReported = kind === 'uphold' || kind === 'dismiss'
  if (kind === 'warn') return <Link to={paths.terms()}>Read the guidelines</Link>
  if (thing?.kind === 'message') {
    return <Link to={paths.messages(thing.threadId)}>See the conversation</Link>
  }
  const reportId = noticeReportId(notice)
  if (reportId === null) return null
  if (thing?.kind === 'report') {
    // The share is deleted, or hidden for who reported it.
    if (kind === 'delete' || kind === 'uphold') return null
    const isBack = kind === 'approve' || kind === 'restore'
    if (!isReported && !isBack) return <Link to={paths.myShares()}>My shares</Link>
  }
  return <Link to={paths.profile(reportId)}>See the profile</Link>
}
