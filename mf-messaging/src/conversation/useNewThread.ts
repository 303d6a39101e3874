import type { Thread } from '@greenlight/domain/thread'
import { getReport } from '@greenlight/kit/data/reports'
import { useLoad } from '@greenlight/runtime'
import { useMyUid } from '../live/useMe.ts'

/**
 * The conversation `threadId` before its first message, from the profile `reportId` that the other member
 * shared. Undefined until loaded; null without such a profile, or if `threadId` is null.
 */
export function useNewThread(threadId: string | null, reportId: string | null) {
  const me = useMyUid()
  const pair = threadId?.split('_') ?? []
  const other = pair.length === 2 && pair.includes(me) ? pair.find((uid) => uid !== me) : undefined
  const key = other && reportId ? ['report', reportId] : null
  const { data, error, retry } = useLoad(
    key,
    () => getReport(reportId ?? ''),
    'messages-load-failed',
  )
  const isMissing = !key || error?.code === 'profile-not-found' || (data && data.ownerUid !== other)
  const thread =
    isMissing || !threadId || !other
      ? null
      : data && newThread(threadId, { me, other, reportId: data.id, name: data.ownerName })
  return { thread, error: thread === undefined ? error : null, retry }
}

type NewThread = { me: string; other: string; reportId: string; name: string | null }

function newThread(id: string, { me, other, reportId, name }: NewThread): Thread {
  return {
    id,
    members: [me, other],
    memberInfo: name ? { [other]: { displayName: name } } : {},
    lastMessage: '',
    lastSender: null,
    lastAt: null,
    lastRead: {},
    createdAt: null,
    startedBy: me,
    state: 'request',
    sent: 0,
    left: [],
    reportId,
  }
}
