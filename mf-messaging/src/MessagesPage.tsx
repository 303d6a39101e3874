import { listBlocks } from '@greenlight/kit/data/blocks'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { otherMember } from '@greenlight/domain/thread'
import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { useSearchParams } from '@greenlight/runtime'
import { useEffect, useMemo } from 'react'
import { watchReads } from './threads/threads.ts'
import type { ReadTimes } from './conversation/conversationRows.ts'
import { OpenConversation } from './conversation/OpenConversation.tsx'
import { useHiddenIds, useListener, useTabVisible } from './listeners/useListener.ts'
import { useMyUid } from './member/useMe.ts'
import { useResumedOutbox } from './outbox/outbox.ts'
import { MessagesLayout } from './layout/MessagesLayout.tsx'
import { ThreadsPanel } from './threads/ThreadsPanel.tsx'
import { readView, viewOf, useThreads } from './threads/threadViews.ts'
import { setReads } from './unread/unreadBadge.ts'

const listBlockedUids = async () => (await listBlocks()).map(({ uid }) => uid)

/** The list of conversations and the open one. */
export default function MessagesPage() {
  const me = useMyUid()
  const [params] = useSearchParams()
  const threadId = params.get('thread')
  const threads = useThreads()
  const readTimes = useListener<ReadTimes>(['readTimes'], watchReads, 'threads-load-failed')
  const [blocked, addBlocked] = useHiddenIds('blockedUids', listBlockedUids, 'threads-load-failed')
  const [flaggedPaths, addFlagged] = useFlaggedPaths()
  const flagged = useMemo(() => flaggedPaths && new Set(flaggedPaths), [flaggedPaths])
  const reads = readTimes.data
  useResumedOutbox()

  const visible = useTabVisible()

  useEffect(() => {
    if (!reads) return
    setReads(reads, visible ? threadId : null)
    return () => setReads(reads, null)
  }, [reads, threadId, visible])

  const visibleThreads =
    blocked && threads.threads?.filter((thread) => !blocked.has(otherMember(thread, me)))
  const allBlocked = (threads.threads?.length ?? 0) > 0 && visibleThreads?.length === 0
  const current = visibleThreads?.find(({ id }) => id === threadId)
  return (
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
        onLeftChange={threads.markLeft}
      />
    </MessagesLayout>
  )
}
