import type { Thread } from '@greenlight/domain/thread'
import { useTabVisible } from '@greenlight/kit/ui/display/useTabVisible'
import { useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from '../errors.ts'
import { isThreadUnread, type ReadTimes } from './unread.ts'
import { useUnreadBadge } from './useUnreadBadge.ts'

/**
 * The unread messages of a conversation: undefined for none, 0 until they are counted. Costs one read,
 * and one more for each new message.
 */
export function useUnreadCount(
  thread: Thread,
  reads: ReadTimes | undefined,
  { me, current }: { me: string; current: boolean },
): number | undefined {
  const { countUnread } = useUnreadBadge()
  // New messages of the visible conversation are read at once.
  const isVisible = useTabVisible() && current
  const isUnread = reads !== undefined && !isVisible && isThreadUnread(thread, me, reads)
  const lastRead = reads?.get(thread.id) ?? null
  const { data: count } = useLoad(
    isUnread ? ['messaging', 'unreadCount', thread.id, thread.lastAt, lastRead] : null,
    () => countUnread(thread, lastRead),
    failure('messaging/threads-load-failed'),
  )
  // Keeps the last count until the next one is loaded.
  const [lastCount, setLastCount] = useState(0)
  if (count !== undefined && count !== lastCount) setLastCount(count)
  return isUnread ? lastCount : undefined
}
