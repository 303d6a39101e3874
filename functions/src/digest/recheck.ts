import { parseCase } from '@greenlight/domain/case'
import { readMessageSettings } from '@greenlight/domain/member'
import { type Notice, parseNotice } from '@greenlight/domain/notice'
import { parseReport } from '@greenlight/domain/report'
import { readDate } from '@greenlight/domain/stored'
import { isRequestTo, otherMember, parseMessage, parseThread } from '@greenlight/domain/thread'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Item } from '../alerts/alertsDocument.ts'
import { type NewsCounts, noNews } from './words.ts'

/** What is still news, and the address on the site that shows it. */
export type News = { readonly counts: NewsCounts; readonly target: string }

type Found = { readonly kind: keyof NewsCounts; readonly target: string }

/**
 * Looks at each item of a member, `users/{uid}`, again, and leaves out what was read, withdrawn or deleted since, what is of
 * a member who is blocked, and what is not wanted any more.
 * Costs a read for each item, and four for each conversation.
 */
export async function recheck(
  db: Firestore,
  user: DocumentSnapshot,
  items: readonly Item[],
): Promise<News> {
  const ofThreads = items.filter(({ kind }) => kind === 'messages' || kind === 'requests')
  const others = items.filter((item) => !ofThreads.includes(item))
  const threads = new Set(ofThreads.map(({ path }) => path.split('/')[1] ?? ''))
  const found = await Promise.all([
    ...[...threads].map((id) => unreadOf(db, user.id, id, ofThreads)),
    ...others.map((item) => newsOf(db, item)),
  ])
  const { additions } = readMessageSettings(user.data() ?? {})
  const news = found.flat().filter(({ kind }) => additions || kind !== 'experiences')
  const counts = news.reduce<NewsCounts>(
    (sum, { kind }) => ({ ...sum, [kind]: sum[kind] + 1 }),
    noNews,
  )
  return { counts, target: targetOf(news) }
}

/** The address of the news if all is at one, else that of the first kind. */
function targetOf(news: readonly Found[]): string {
  const targets = [...new Set(news.map(({ target }) => target))]
  const [first = '/', ...others] = targets
  if (others.length === 0) return first
  return targets.every((target) => target.startsWith('/messages'))
    ? '/messages'
    : withoutQuery(first)
}

const withoutQuery = (target: string) => target.split('?')[0] ?? '/'

/** What this member has not read of the messages of one conversation. */
async function unreadOf(
  db: Firestore,
  uid: string,
  threadId: string,
  items: readonly Item[],
): Promise<readonly Found[]> {
  const prefix = `threads/${threadId}/`
  const refs = items.filter(({ path }) => path.startsWith(prefix)).map(({ path }) => db.doc(path))
  const [thread, read, ...messages] = await db.getAll(
    db.doc(`threads/${threadId}`),
    db.doc(`users/${uid}/reads/${threadId}`),
    ...refs,
  )
  const known = parseThread(threadId, thread?.data() ?? {})
  if (!known || known.left.length > 0) return []
  const other = otherMember(known, uid)
  const [mine, theirs] = await db.getAll(
    db.doc(`users/${uid}/blocks/${other}`),
    db.doc(`users/${other}/blocks/${uid}`),
  )
  if (mine?.exists || theirs?.exists) return []
  const readAt = readDate(read?.get('at'))
  const unread = messages.filter((message) => {
    const fields = message.data()
    if (!fields) return false
    const { createdAt, removed } = parseMessage(threadId, message.id, fields)
    return !removed && (readAt === null || (createdAt !== null && createdAt > readAt))
  })
  const target = `/messages?${new URLSearchParams({ thread: threadId }).toString()}`
  const kind = isRequestTo(known, uid) ? 'requests' : 'messages'
  return unread.map(() => ({ kind, target }))
}

async function newsOf(db: Firestore, { kind, path }: Item): Promise<readonly Found[]> {
  const document = await db.doc(path).get()
  const fields = document.data()
  if (!fields) return []
  if (kind === 'cases') {
    const isAnswered = parseCase(document.id, fields).state !== 'open'
    return isAnswered ? [{ kind: 'cases', target: '/about-me' }] : []
  }
  if (kind === 'searches') {
    const isPublic = parseReport(document.id, fields).status === 'public'
    return isPublic ? [{ kind: 'searches', target: '/gallery' }] : []
  }
  const notice = parseNotice(document.id, fields)
  if (!notice || notice.readAt !== null) return []
  return [{ kind: noticeCount(notice), target: '/notices' }]
}

function noticeCount({ kind }: Notice): keyof NewsCounts {
  if (kind === 'experience') return 'experiences'
  return kind === 'ban' || kind === 'unban' || kind === 'warn' ? 'account' : 'decisions'
}
