import { markRead } from '@greenlight/kit/data/threads/markRead'
import type { Message } from '@greenlight/kit/domain/thread'
import { isUnread } from '@greenlight/kit/domain/unread'
import { useEffect } from 'react'
import { useVisible } from '../live/useVisible.ts'

/** Marks a conversation as read whenever it is in sight with something new in it. */
export function useMarkRead(
  messages: readonly Message[],
  { me, lastRead }: { me: string; lastRead: Date | null },
): void {
  const visible = useVisible()
  const newest = messages.findLast((message) => isUnread(message, me, lastRead))
  const id = newest?.id
  const threadId = newest?.threadId
  useEffect(() => {
    if (visible && id && threadId) void markRead(threadId)
  }, [visible, id, threadId])
}
