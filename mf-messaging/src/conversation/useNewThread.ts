import type { Thread } from '@greenlight/domain/thread'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { useMyUid } from '../member/useMyUid.ts'

/**
 * The conversation `threadId` before its first message, from the profile `reportId` that the other member
 * shared. Undefined until loaded; null without such a profile, or if `threadId` is null.
 */
export function useNewThread(threadId: string | null, reportId: string | null) {
  const me = useMyUid()
  const pair = threadId?.split('_') ?? []
  const other = pair.length === 2 && pair.includes(me) ? pair.find((uid) => uid !== me) : undefined
  const key = other && reportId ? loadKeys.report(reportId) : null
  const { data, error, retry } = useLoad(
    key,
    () => getReport(reportId ?? ''),
    failure('messaging/messages-load-failed'),
  )
  const isMissing =
    !key || error?.code === 'kit/profile-not-found' || (data && data.ownerUid !== other)
  const thread =
    isMissing || !threadId || !other
      ? null
      : data && unsavedThread(threadId, { me, other, reportId: data.id, name: data.ownerName })
  return { thread, error: thread === undefined ? error : null, retry }
}

type UnsavedThread = { me: string; other: string; reportId: string; name: string | null }

function unsavedThread(id: string, { me, other, reportId, name }: UnsavedThread): Thread {
  return {
    id,
    members: [me, other],
    memberInfo: name ? { [other]: { displayName: name } } : {},
    lastMessage: '',
    lastSender: null,
    lastAt: null,
    lastId: null,
    lastRead: {},
    createdAt: null,
    startedBy: me,
    state: 'request',
    sent: 0,
    left: [],
    reportId,
  }
}
