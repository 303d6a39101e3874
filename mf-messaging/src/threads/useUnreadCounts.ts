import { countUnread } from '@greenlight/kit/data/threads/countUnread'
import type { Thread } from '@greenlight/kit/domain/thread'
import { useEffect, useRef, useState } from 'react'

/** When I last read each conversation, by its id. */
export type Reads = ReadonlyMap<string, Date>

/** Whether the other member wrote last, after I last read. */
export function hasNews(
  { id, lastSender, lastAt }: Pick<Thread, 'id' | 'lastSender' | 'lastAt'>,
  me: string,
  reads: Reads,
): boolean {
  if (!lastSender || lastSender === me || !lastAt) return false
  return lastAt > (reads.get(id) ?? new Date(0))
}

/**
 * The number of unread messages of each conversation with news but the one in sight, by its id; absent
 * until it was counted.
 * Costs one read a conversation with news, and one more whenever something new comes in.
 */
export function useUnreadCounts(
  threads: readonly Thread[] | undefined,
  reads: Reads | undefined,
  { me, inSight }: { me: string; inSight: string | null },
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const asked = useRef(new Map<string, string>())

  useEffect(() => {
    if (!threads || !reads) return
    for (const thread of threads) {
      const lastRead = reads.get(thread.id) ?? null
      const question = `${thread.lastAt?.getTime()} ${lastRead?.getTime()}`
      if (thread.id === inSight || !hasNews(thread, me, reads)) continue
      if (asked.current.get(thread.id) === question) continue
      asked.current.set(thread.id, question)
      const isLatest = () => asked.current.get(thread.id) === question
      countUnread(thread, lastRead).then(
        (count) => isLatest() && setCounts((before) => new Map(before).set(thread.id, count)),
        () => isLatest() && asked.current.delete(thread.id), // the next change asks again
      )
    }
  }, [threads, reads, me, inSight])
  return counts
}
