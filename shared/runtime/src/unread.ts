import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { liveFirestore } from './firebase.ts'
import { notify, onNotificationClick } from './notify.ts'
import { once } from './once.ts'
import { session, useSession } from './sessionState.ts'
import { useTitleBadge } from './titleBadge.ts'

/** The same query as that of the list of conversations: where both listen, it is one on the wire. */
const THREADS_LIMIT = 40

/** Nobody waits for the badge: the full SDK that it needs comes after all that the page needs itself. */
const START_MS = 5000

/** What the badge needs to know of a conversation. */
interface Latest {
  id: string
  lastAt: Date
  fromOther: boolean
  /** Until when the thread says that I have read it; absent while I keep that private. */
  lastRead: Date | null
}

const store = createStore(() => ({ count: 0 }))
let latest: readonly Latest[] = []

/** The conversation that I am looking at: what comes in there is read at once. */
let inSight: string | null = null

/** When I last read a conversation, as my private markers say: null for never, absent if not asked yet. */
const marks = new Map<string, Date | null>()

/** Whether the messages told all of my markers: a conversation without one was never read. */
let told = false

const isKnown = (id: string) => told || marks.has(id)

const isAfter = (date: Date, other: Date | null | undefined) => !other || date > other

/** Conversations with something new in them, as far as the threads themselves tell. */
const withNews = () =>
  latest.filter(
    ({ id, fromOther, lastAt, lastRead }) =>
      fromOther && id !== inSight && isAfter(lastAt, lastRead),
  )

function recount(): void {
  const news = withNews()
  for (const { id } of news) if (!isKnown(id)) void lookUp(id)
  const count = news.filter(
    ({ id, lastAt }) => isKnown(id) && isAfter(lastAt, marks.get(id)),
  ).length
  if (count !== store.getState().count) store.setState({ count })
}

async function lookUp(id: string): Promise<void> {
  const me = session.getState().user?.uid
  if (!me) return
  const { db, doc, getDoc, Timestamp } = await liveFirestore()
  const mark = await getDoc(doc(db, 'users', me, 'reads', id)).catch(() => null)
  if (!mark) return
  const stored: unknown = mark.get('at')
  const at = stored instanceof Timestamp ? stored.toDate() : null
  if (!marks.has(id) || (at && isAfter(at, marks.get(id)))) marks.set(id, at)
  recount()
}

/** What I read on another device shows in the thread; with my receipts off it has to be asked for. */
function lookAgain(): void {
  if (document.visibilityState === 'visible') for (const { id } of withNews()) void lookUp(id)
}

/** Listens for as long as the page lives: signing out throws the page away. */
const start = once(async () => {
  const me = session.getState().user?.uid
  if (!me) throw new Error('Nobody is signed in.')
  const { db, collection, limit, onSnapshot, orderBy, query, Timestamp, where } =
    await liveFirestore()
  const toDate = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null)
  const mine = query(
    collection(db, 'threads'),
    where('members', 'array-contains', me),
    orderBy('lastAt', 'desc'),
    limit(THREADS_LIMIT),
  )
  let newestKnown: Date | null = null
  document.addEventListener('visibilitychange', lookAgain)
  onSnapshot(
    mine,
    ({ docs }) => {
      latest = docs.flatMap((thread) => {
        const lastAt = toDate(thread.get('lastAt'))
        const lastSender: unknown = thread.get('lastSender')
        const fromOther = typeof lastSender === 'string' && lastSender !== me
        const lastRead = toDate(thread.get(`lastRead.${me}`))
        return lastAt ? [{ id: thread.id, lastAt, fromOther, lastRead }] : []
      })
      const [first] = latest
      if (newestKnown && first?.fromOther && first.lastAt > newestKnown) notify(first.id)
      newestKnown = first?.lastAt ?? new Date(0)
      recount()
    },
    (cause) => console.warn('New messages are not counted.', cause),
  )
})

/**
 * Tells the badge what the messages know live: when I last read each conversation, by its id, and
 * which one I am looking at, if any.
 */
export function tellReads(reads: ReadonlyMap<string, Date>, threadInSight: string | null): void {
  inSight = threadInSight
  told = true
  marks.clear()
  for (const [id, at] of reads) marks.set(id, at)
  recount()
  start().catch(() => {})
}

/**
 * How many conversations have something new for me, live from a first idle moment on. Called once, by
 * the shell: it also keeps the number in the tab's title and notifies, as far as my settings let it.
 * `onOpen` is called with the conversation whose notification was clicked.
 */
export function useUnread(onOpen: (threadId: string) => void): number {
  const profile = useSession(({ member }) => (member.state === 'ready' ? member.profile : null))
  const isMember = Boolean(profile?.profileComplete && profile.acceptedTermsAt)
  const { count } = useStore(store)
  useTitleBadge(profile?.messageSettings.notifications ? count : 0)

  useEffect(() => {
    if (!isMember) return
    const timer = setTimeout(() => void start().catch(() => {}), START_MS)
    return () => clearTimeout(timer)
  }, [isMember])

  useEffect(() => onNotificationClick(onOpen), [onOpen])
  return count
}
