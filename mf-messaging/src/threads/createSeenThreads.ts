import type { Thread } from '@greenlight/domain/thread'
import type { OnError, Unsubscribe } from '@greenlight/kit/data/listeners'
import { newestFirst, watchThreads } from './threads.ts'

type Emit = (threads: readonly Thread[]) => void

/** My 40 latest conversations, live, and all that were among them since the page was opened. */
export function createSeenThreads(watchLatest: typeof watchThreads = watchThreads) {
  const seen = new Map<string, Thread>()
  let emit: Emit | null = null
  const list = () => [...seen.values()].sort(newestFirst)
  return {
    /** As `watchThreads`. */
    watch: (onData: Emit, onError: OnError): Unsubscribe => {
      const stop = watchLatest((latest) => {
        for (const thread of latest) seen.set(thread.id, thread)
        emit = onData
        onData(list())
      }, onError)
      return () => {
        emit = null
        stop()
      }
    },
    /**
     * Changes a conversation after a write. The listener does not report changes of conversations that are
     * not among the latest.
     */
    change: (threadId: string, to: (thread: Thread) => Thread): void => {
      const thread = seen.get(threadId)
      if (!thread) return
      seen.set(threadId, to(thread))
      emit?.(list())
    },
  }
}
