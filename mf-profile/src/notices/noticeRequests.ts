import { type Notice, parseNotice } from '@greenlight/domain/notice'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { commit } from '@greenlight/kit/data/commit'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { type Failure, firestore, type ListPage } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const PAGE_SIZE = 30

/**
 * A page of my notices, latest first; at most 30. Costs one read for each, at least one.
 * @throws GreenlightError `profile/notices-load-failed`
 */
export function listNotices(cursor: Cursor | null = null): Promise<ListPage<Notice, Cursor>> {
  return attempt(failure('profile/notices-load-failed'), async () => {
    const { orderBy, query } = await firestore()
    const source = query(
      await myNotices(failure('profile/notices-load-failed')),
      orderBy('at', 'desc'),
    )
    return readPage(source, PAGE_SIZE, cursor, parseNotice)
  })
}

/** Marks notices as read. Costs one write for each. @throws GreenlightError `profile/notices-load-failed` */
export function markNoticesRead(ids: readonly string[]): Promise<void> {
  return attempt(failure('profile/notices-load-failed'), async () => {
    const { doc, serverTimestamp } = await firestore()
    const notices = await myNotices(failure('profile/notices-load-failed'))
    await commit((batch) => {
      for (const id of ids) batch.update(doc(notices, id), { readAt: serverTimestamp() })
    })
  })
}

/** Costs one write. @throws GreenlightError `profile/notice-remove-failed` */
export function removeNotice(id: string): Promise<void> {
  return attempt(failure('profile/notice-remove-failed'), async () => {
    const { deleteDoc, doc } = await firestore()
    await deleteDoc(doc(await myNotices(failure('profile/notice-remove-failed')), id))
  })
}

/** More than this many unread notices are not counted. */
const COUNT_LIMIT = 100

/** How many of my notices are unread, at most 100. Counted by the server: costs one read. */
export async function countUnreadNotices(): Promise<number> {
  const { getCount, limit, query, where } = await firestore()
  const notices = await myNotices(failure('profile/notices-load-failed'))
  const unread = query(notices, where('readAt', '==', null), limit(COUNT_LIMIT))
  return (await getCount(unread)).data().count
}

async function myNotices(code: Failure) {
  const { uid } = currentUser(code)
  const { db, collection } = await firestore()
  return collection(db, 'users', uid, 'notices')
}
