import { otherMember, type Thread } from '@greenlight/domain/thread'
import { paths } from '@greenlight/kit/contract/paths'
import { session, setMenuBadge } from '@greenlight/runtime'
import { watchBlockedUids } from '../blocks/watchBlockedUids.ts'
import { notifyOfMessage } from '../notifications/notifyOfMessage.ts'
import { watchThreads } from '../threads/threads.ts'
import { createTitleCount } from './createTitleCount.ts'
import { createUnreadCounter } from './createUnreadCounter.ts'
import { getReadTime } from './reads.ts'
import type { ReadTimes } from './unread.ts'

export type UnreadBadge = ReturnType<typeof createUnreadBadge>

/** The known times of my last reads. */
type Reads = {
  /** Null: never. */
  readonly times: ReadonlyMap<string, Date | null>
  /** A conversation without a time was never read. Otherwise it is not known yet. */
  readonly isComplete: boolean
  /** The open conversation: what arrives there is read at once. */
  readonly openThreadId: string | null
}

const isAfter = (date: Date, other: Date | null | undefined) => !other || date > other

const myUid = () => session.getState().user?.uid ?? ''

const isFromOther = ({ lastSender }: Thread) => lastSender !== null && lastSender !== myUid()

/** I left or declined it. Messages there do not count: the starter of a declined request can still write. */
const haveLeft = ({ left }: Thread) => left.includes(myUid())

/**
 * Counts the unread messages, live, and shows the number at the menu entry and in the tab's title. Also notifies
 * of new messages.
 */
export function createUnreadBadge() {
  const countUnread = createUnreadCounter()
  const title = createTitleCount()
  /** My conversations, newest first. The list uses the same query, so the SDK sends it only once. */
  let threads: readonly Thread[] | undefined
  let reads: Reads = { times: new Map(), isComplete: false, openThreadId: null }
  /** The number of counts so far. Only the latest count is shown. */
  let turn = 0
  let stopWatching: (() => void) | undefined
  /** Known while there are new messages. Whom I block on any page or device counts no longer. */
  let blocked: ReadonlySet<string> | undefined
  let stopBlocks: (() => void) | undefined
  let openThread: (threadId: string) => void = () => {}

  const isKnown = (id: string) => reads.isComplete || reads.times.has(id)

  /** Conversations with a new message, according to the thread documents. One that I left is never included. */
  const newThreads = () =>
    (threads ?? []).filter(
      (thread) =>
        thread.lastAt &&
        !haveLeft(thread) &&
        isFromOther(thread) &&
        thread.id !== reads.openThreadId &&
        isAfter(thread.lastAt, thread.lastRead[myUid()]),
    )

  function recount(): void {
    if (!threads) return // keeps the number of the last page load
    const all = newThreads()
    followBlocks(all.length > 0)
    if (all.length > 0 && !blocked) return
    const found = all.filter((thread) => !blocked?.has(otherMember(thread, myUid())))
    for (const { id } of found) if (!isKnown(id)) void loadReadTime(id)
    const unread = found.filter(
      ({ id, lastAt }) => isKnown(id) && lastAt && isAfter(lastAt, reads.times.get(id)),
    )
    if (found.every(({ id }) => isKnown(id))) void countMessages(unread)
  }

  function followBlocks(needed: boolean): void {
    if (!needed) return endBlocks()
    stopBlocks ??= watchBlockedUids(
      (uids) => {
        blocked = uids
        recount()
      },
      (cause) => {
        console.warn('Whom this member has blocked is not known.', cause)
        blocked ??= new Set()
        recount()
      },
    )
  }

  function endBlocks(): void {
    stopBlocks?.()
    stopBlocks = undefined
    blocked = undefined
  }

  /** Shows the number of unread messages, once all are counted. */
  async function countMessages(unread: readonly Thread[]): Promise<void> {
    turn += 1
    const mine = turn
    const counts = await Promise.all(
      unread.map((thread) =>
        // A conversation whose count failed has at least one.
        countUnread(thread, reads.times.get(thread.id) ?? null).catch(() => 1),
      ),
    )
    if (mine !== turn) return
    const count = counts.reduce((sum, each) => sum + each, 0)
    const text = count === 1 ? '1 new message' : `${count} new messages`
    setMenuBadge(paths.messages(), count > 0 ? { count, text } : null)
    const { member } = session.getState()
    const inTitle = member.state === 'ready' && member.profile.messageSettings.notifications
    title.show(inTitle ? count : 0)
  }

  async function loadReadTime(id: string): Promise<void> {
    const at = await getReadTime(id).catch(() => undefined)
    if (at === undefined) return
    if (!reads.times.has(id) || (at && isAfter(at, reads.times.get(id)))) {
      reads = { ...reads, times: new Map(reads.times).set(id, at) }
    }
    recount()
  }

  /**
   * When the tab becomes visible, reads my times again. I may have read messages on another device, and the thread
   * document shows that only if my read receipts are on.
   */
  function loadReadTimesAgain(): void {
    if (document.visibilityState !== 'visible') return
    for (const { id } of newThreads()) void loadReadTime(id)
  }

  function watch(): void {
    if (stopWatching || !myUid()) return
    let newestKnown: Date | null = null
    const unwatch = watchThreads(
      (latest) => {
        threads = latest
        const newest = latest.find((thread) => !haveLeft(thread))
        const isNew = newestKnown && newest?.lastAt && newest.lastAt > newestKnown
        if (newest && isNew && isFromOther(newest)) {
          notifyOfMessage(newest.id, () => openThread(newest.id))
        }
        newestKnown = latest[0]?.lastAt ?? new Date(0)
        recount()
      },
      (cause) => {
        console.warn('New messages are not counted.', cause)
        stop()
      },
    )
    document.addEventListener('visibilitychange', loadReadTimesAgain)
    const unsubscribe = session.subscribe(recount)
    stopWatching = () => {
      unwatch()
      unsubscribe()
      endBlocks()
      document.removeEventListener('visibilitychange', loadReadTimesAgain)
    }
  }

  function stop(): void {
    stopWatching?.()
    stopWatching = undefined
  }

  return {
    countUnread,
    /**
     * Starts it, unless it runs already.
     * @param open called by a click on a notification
     * @returns the function that stops it
     */
    start(open: (threadId: string) => void): () => void {
      openThread = open
      watch()
      return stop
    },
    /** Receives the live data of the page: my times by conversation, and the open conversation, if any. */
    showReads(times: ReadTimes, openThreadId: string | null): void {
      reads = { times, isComplete: true, openThreadId }
      recount()
      watch()
    },
  }
}
