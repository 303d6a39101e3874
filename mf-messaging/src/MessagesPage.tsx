import { listMyFlags } from '@greenlight/kit/data/flags/listMyFlags'
import { watchReads } from '@greenlight/kit/data/threads/watchReads'
import { watchThreads } from '@greenlight/kit/data/threads/watchThreads'
import { listBlocks } from '@greenlight/kit/data/users/listBlocks'
import { paths } from '@greenlight/kit/contract/paths'
import { otherMember } from '@greenlight/kit/domain/thread'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { tellReads, useNavigate, useSearchParams } from '@greenlight/runtime'
import { useEffect } from 'react'
import { OpenConversation } from './conversation/OpenConversation.tsx'
import { useGrowingSet } from './live/useGrowingSet.ts'
import { useMyUid } from './live/useMe.ts'
import { useVisible } from './live/useVisible.ts'
import { useWatch } from './live/useWatch.ts'
import { useResumedOutbox } from './outbox/useOutgoing.ts'
import { Screen } from './Screen.tsx'
import { Threads } from './threads/Threads.tsx'

const blockedUids = async () => (await listBlocks()).map(({ uid }) => uid)
const flaggedPaths = async () => (await listMyFlags()).map(({ targetPath }) => targetPath)

/** Conversations at the left, the open one at the right; on a phone one at a time. */
export default function MessagesPage() {
  const me = useMyUid()
  const threadId = useSearchParams()[0].get('thread')
  const navigate = useNavigate()
  const threads = useWatch(watchThreads)
  const { data: reads, ...readsWatch } = useWatch(watchReads)
  const [blocked, addBlocked] = useGrowingSet(blockedUids)
  const [flagged, addFlagged] = useGrowingSet(flaggedPaths)
  useResumedOutbox()

  const visible = useVisible()

  useEffect(() => {
    if (!reads) return
    tellReads(reads, visible ? threadId : null)
    return () => tellReads(reads, null)
  }, [reads, threadId, visible])

  const shown = blocked && threads.data?.filter((thread) => !blocked.has(otherMember(thread, me)))
  return (
    <Screen
      open={threadId !== null}
      title={<PageTitle>Messages</PageTitle>}
      list={
        <Threads
          threads={shown}
          reads={reads}
          error={threads.error ?? readsWatch.error}
          onRetry={() => {
            if (threads.error) threads.retry()
            if (readsWatch.error) readsWatch.retry()
          }}
          currentId={threadId}
        />
      }
    >
      <OpenConversation
        key={threadId}
        threadId={threadId}
        threads={threads.data}
        reads={reads}
        blocked={blocked}
        flagged={flagged}
        onFlagged={addFlagged}
        onBlocked={(uid) => {
          addBlocked(uid)
          void navigate(paths.messages(), { replace: true })
        }}
      />
    </Screen>
  )
}
