import { type Notice, parseNotice } from '@greenlight/domain/notice'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { commit } from '@greenlight/kit/data/commit'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { type Failure, firestore, type ListPage } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { type NamedNotice, withSubjects } from './namedNotices.ts'

const PAGE_SIZE = 30

/**
 * A page of my notices, latest first; at most 30. Costs one read for each, at least one, and those of `withSubjects`.
 * @throws GreenlightError `profile/notices-load-failed`
 */
export function listNotices(cursor: Cursor | null = null): Promise<ListPage<NamedNotice, Cursor>> {
  return attempt(failure('profile/notices-load-failed'), async () => {
    const { orderBy, query } = await firestore()
    const source = query(
      await myNotices(failure('profile/notices-load-failed')),
      orderBy('at', 'desc'),
    )
    const { items, next } = await readPage(source, PAGE_SIZE, cursor, parseNotice)
    return { items: await withSubjects(items), next }
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

/**
 * Listens to my unread notices, at most 100, in no order. Costs one read for each, at least one. The badge and the page both
 * listen; the SDK asks once for two listeners of one query.
 */
export function watchUnreadNotices(
  onData: (notices: readonly Notice[]) => void,
  onError: OnError,
): Unsubscribe {
  const code = failure('profile/notices-load-failed')
  const { uid } = currentUser(code)
  return watchQuery(
    {
      code,
      source: ({ db, collection, limit, query, where }) =>
        query(
          collection(db, 'users', uid, 'notices'),
          where('readAt', '==', null),
          limit(COUNT_LIMIT),
        ),
      parse: parseNotice,
    },
    onData,
    onError,
  )
}

async function myNotices(code: Failure) {
  const { uid } = currentUser(code)
  const { db, collection } = await firestore()
  return collection(db, 'users', uid, 'notices')
}
