import { paths } from '@greenlight/kit/contract/paths'
import { liveFirestore, session, setMenuBadge } from '@greenlight/runtime'
import type { Thread } from '@greenlight/domain/thread'
import { watchThreads, fetchUnreadCount } from '../threads/threads.ts'
import { notifyOfMessage, showTitleCount } from '../notifications/notifyOfMessage.ts'

type Counted = { readonly key: string; readonly count: Promise<number> }

/** The latest count of each conversation. */
const counted = new Map<string, Counted>()

/**
 * The unread messages of a conversation, at most 25. List and badge both ask here, so they show the same
 * number, and each state of a conversation is counted once. Costs one read.
 * @throws GreenlightError `threads-load-failed`
 */
export function unreadCountOf(
  thread: Pick<Thread, 'id' | 'members' | 'lastAt'>,
  lastRead: Date | null,
): Promise<number> {
  const key = `${thread.lastAt?.getTime()} ${lastRead?.getTime()}`
  const known = counted.get(thread.id)
  if (known?.key === key) return known.count
  const count = fetchUnreadCount(thread, lastRead)
  counted.set(thread.id, { key, count })
  // The next call asks again.
  count.catch(() => counted.delete(thread.id))
  return count
}

/** My conversations, newest first. The list uses the same query, so the SDK sends it only once. */
let threads: readonly Thread[] | undefined

/** The conversation that I am looking at: what arrives there is read at once. */
let openThreadId: string | null = null

/** When I last read a conversation, by my private markers: null for never, absent if not loaded. */
const marks = new Map<string, Date | null>()

/** Whether `marks` holds all markers: a conversation without one was never read. */
let isComplete = false

const isKnown = (id: string) => isComplete || marks.has(id)

const isAfter = (date: Date, other: Date | null | undefined) => !other || date > other

const myUid = () => session.getState().user?.uid ?? ''

const isFromOther = ({ lastSender }: Thread) => lastSender !== null && lastSender !== myUid()

/** I left or declined it. The starter of a declined request can still write, and I want no news of it. */
const haveLeft = ({ left }: Thread) => left.includes(myUid())

/** Conversations with a new message, according to the thread documents. One that I left is never included. */
const newThreads = () =>
  (threads ?? []).filter(
    (thread) =>
      thread.lastAt &&
      !haveLeft(thread) &&
      isFromOther(thread) &&
      thread.id !== openThreadId &&
      isAfter(thread.lastAt, thread.lastRead[myUid()]),
  )

function recount(): void {
  if (!threads) return // the number of the last page load stays
  const found = newThreads()
  for (const { id } of found) if (!isKnown(id)) void loadMark(id)
  const unread = found.filter(
    ({ id, lastAt }) => isKnown(id) && lastAt && isAfter(lastAt, marks.get(id)),
  )
  if (found.every(({ id }) => isKnown(id))) void countMessages(unread)
}

let counting = 0

/** Shows the number of unread messages, once all are counted. */
async function countMessages(unread: readonly Thread[]): Promise<void> {
  counting += 1
  const turn = counting
  const counts = await Promise.all(
    unread.map((thread) =>
      // A conversation that cannot be counted has one at least.
      unreadCountOf(thread, marks.get(thread.id) ?? null).catch(() => 1),
    ),
  )
  // A later count has begun, or the badge has ended.
  if (turn !== counting) return
  const count = counts.reduce((sum, each) => sum + each, 0)
  const text = count === 1 ? '1 new message' : `${count} new messages`
  setMenuBadge(paths.messages(), count > 0 ? { count, text } : null)
  const { member } = session.getState()
  const inTitle = member.state === 'ready' && member.profile.messageSettings.notifications
  showTitleCount(inTitle ? count : 0)
}

async function loadMark(id: string): Promise<void> {
  const me = myUid()
  if (!me) return
  const { db, doc, getDoc, Timestamp } = await liveFirestore()
  const mark = await getDoc(doc(db, 'users', me, 'reads', id)).catch(() => null)
  if (!mark) return
  const stored: unknown = mark.get('at')
  const at = stored instanceof Timestamp ? stored.toDate() : null
  if (!marks.has(id) || (at && isAfter(at, marks.get(id)))) marks.set(id, at)
  recount()
}

/**
 * When the tab becomes visible, reads my private markers again. I may have read messages on another device, and
 * the thread document shows that only if my read receipts are on.
 */
function loadMarksAgain(): void {
  if (document.visibilityState === 'visible') for (const { id } of newThreads()) void loadMark(id)
}

let stop: (() => void) | undefined

/**
 * Counts the unread messages, live, and shows the number at the menu entry and in the tab's title. Also notifies
 * of new messages.
 */
export function startUnreadBadge(): void {
  if (stop || !myUid()) return
  let newestKnown: Date | null = null
  const unwatch = watchThreads(
    (latest) => {
      threads = latest
      const newest = latest.find((thread) => !haveLeft(thread))
      const isNew = newestKnown && newest?.lastAt && newest.lastAt > newestKnown
      if (newest && isNew && isFromOther(newest)) notifyOfMessage(newest.id)
      newestKnown = latest[0]?.lastAt ?? new Date(0)
      recount()
    },
    (cause) => {
      console.warn('New messages are not counted.', cause)
      stopUnreadBadge()
    },
  )
  document.addEventListener('visibilitychange', loadMarksAgain)
  const unsubscribe = session.subscribe(recount)
  stop = () => {
    unwatch()
    unsubscribe()
    document.removeEventListener('visibilitychange', loadMarksAgain)
  }
}

export function stopUnreadBadge(): void {
  stop?.()
  stop = undefined
}

/** Passes on what the page knows live: my markers by conversation, and the one that I am looking at, if any. */
export function setReads(reads: ReadonlyMap<string, Date>, threadId: string | null): void {
  openThreadId = threadId
  isComplete = true
  marks.clear()
  for (const [id, at] of reads) marks.set(id, at)
  recount()
  startUnreadBadge()
}
