import { otherMember } from '@greenlight/domain/thread'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { useTabVisible } from '@greenlight/kit/ui/display/useTabVisible'
import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { useSearchParams } from '@greenlight/runtime'
import { useEffect, useMemo } from 'react'
import { useBlockedUids } from './blocks/useBlockedUids.ts'
import { OpenConversation } from './conversation/OpenConversation.tsx'
import { failure } from './errors.ts'
import { MessagesLayout } from './layout/MessagesLayout.tsx'
import { useListener } from './listeners/useListener.ts'
import { useMyUid } from './member/useMyUid.ts'
import { OutboxContext } from './outbox/useOutbox.ts'
import { outbox, unreadBadge } from './service.ts'
import { ThreadsPanel } from './threads/ThreadsPanel.tsx'
import { readView, viewOf } from './threads/threadViews.ts'
import { useThreads } from './threads/useThreads.ts'
import { watchReads } from './unread/reads.ts'
import type { ReadTimes } from './unread/unread.ts'
import { UnreadBadgeContext } from './unread/useUnreadBadge.ts'

/** The list of conversations and the open one. */
export default function MessagesPage() {
  const me = useMyUid()
  const [params] = useSearchParams()
  const threadId = params.get('thread')
  const threads = useThreads()
  const readTimes = useListener<ReadTimes>(
    ['messaging', 'readTimes'],
    watchReads,
    failure('messaging/threads-load-failed'),
  )
  const [blocked, addBlocked] = useBlockedUids()
  const [flaggedPaths, addFlagged] = useFlaggedPaths()
  const flagged = useMemo(() => flaggedPaths && new Set(flaggedPaths), [flaggedPaths])
  const reads = readTimes.data
  const visible = useTabVisible()

  // On other pages the service does this a few seconds later.
  useEffect(() => outbox.flushAll(), [])

  useEffect(() => {
    if (!reads) return
    unreadBadge.showReads(reads, visible ? threadId : null)
    return () => unreadBadge.showReads(reads, null)
  }, [reads, threadId, visible])

  const visibleThreads =
    blocked && threads.threads?.filter((thread) => !blocked.has(otherMember(thread, me)))
  const allBlocked = (threads.threads?.length ?? 0) > 0 && visibleThreads?.length === 0
  const current = visibleThreads?.find(({ id }) => id === threadId)
  return (
    <OutboxContext value={outbox}>
      <UnreadBadgeContext value={unreadBadge}>
        <MessagesLayout
          open={threadId !== null}
          title={<PageTitle>Messages</PageTitle>}
          list={
            <ThreadsPanel
              threads={visibleThreads}
              view={current ? viewOf(current, me) : readView(params.get('view'))}
              reads={reads}
              error={threads.error ?? readTimes.error}
              onRetry={() => {
                if (threads.error) threads.retry()
                if (readTimes.error) readTimes.retry()
              }}
              loadMore={threads.loadMore}
              loading={threads.loading}
              currentId={threadId}
              allBlocked={allBlocked}
            />
          }
        >
          <OpenConversation
            key={threadId}
            threadId={threadId}
            about={params.get('about')}
            threads={threads.threads}
            nothingToChoose={allBlocked}
            reads={reads}
            blocked={blocked}
            flagged={flagged}
            onFlagged={addFlagged}
            onBlocked={addBlocked}
            onLeftChange={threads.showLeft}
          />
        </MessagesLayout>
      </UnreadBadgeContext>
    </OutboxContext>
  )
}
