import { type Comment, type Experience, parseComment } from '@greenlight/domain/experience'
import { attempt, currentMember, currentUser } from '@greenlight/kit/data/attempt'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { createCounted } from '@greenlight/kit/data/quota'
import { firestore, type ListPage, serverNow } from '@greenlight/runtime'
import type { Query, WriteBatch } from 'firebase/firestore/lite'
import { noticeOfAddition } from '../contributions/noticeOfAddition.ts'
import { editInTime, writeBelowReport } from '../contributions/writeBelowReport.ts'
import { failure } from '../errors.ts'

type NewComment = {
  readonly reportId: string
  readonly experienceId: string
  /** 1–1000 characters. */
  readonly text: string
  /** The same for each retry, so that it is never added twice. */
  readonly id?: string
  /** Of the report. This member reads in a notice that something was added; without it nobody does. */
  readonly ownerUid?: string | null
}

/**
 * Adds my comment to an experience, counted, and returns it. Costs one read and three writes. If an earlier try has
 * stored it with another text, it is corrected: two more reads and a write.
 * @throws GreenlightError `profile/comment-signed-out`, `kit/day-is-full`, `profile/profile-gone`, `profile/comment-add-failed`
 */
export function addComment({
  reportId,
  experienceId,
  text: typed,
  id = crypto.randomUUID(),
  ownerUid = null,
}: NewComment): Promise<Comment> {
  return attempt(failure('profile/comment-add-failed'), async () => {
    const { uid: userId } = currentUser(failure('profile/comment-signed-out'))
    const { username: userName } = currentMember(failure('profile/comment-add-failed'))
    const { db, doc, getDoc, serverTimestamp, updateDoc } = await firestore()
    const text = typed.trim()
    const ref = doc(db, 'reports', reportId, 'experiences', experienceId, 'comments', id)
    const fields = { userId, userName, text, createdAt: serverTimestamp() }
    const tellOwner = await noticeOfAddition(reportId, ownerUid)
    const write = (batch: WriteBatch) => {
      batch.set(ref, fields)
      tellOwner(batch)
    }
    const isNew = await writeBelowReport(reportId, () =>
      createCounted({ kind: 'comment', ref, write }),
    )
    // An earlier try succeeded, and its answer was lost.
    if (!isNew && (await getDoc(ref)).data()?.['text'] !== text)
      await updateDoc(ref, { text, editedAt: serverTimestamp() })
    const written = { id, reportId, experienceId, userId, text }
    return { ...written, authorName: userName, createdAt: serverNow(), editedAt: null }
  })
}

/**
 * Changes my comment, within 15 minutes, and returns it. Costs one write.
 * @throws GreenlightError `profile/edit-too-late`, `profile/profile-gone`, `profile/edit-failed`
 */
export function editComment(comment: Comment, typed: string): Promise<Comment> {
  const { reportId, experienceId, id } = comment
  const text = typed.trim()
  return editInTime(comment, async () => {
    const { db, doc, serverTimestamp, updateDoc } = await firestore()
    const ref = doc(db, 'reports', reportId, 'experiences', experienceId, 'comments', id)
    await updateDoc(ref, { text, editedAt: serverTimestamp() })
    return { ...comment, text, editedAt: serverNow() }
  })
}

const PAGE_SIZE = 200

type Commented = Pick<Experience, 'reportId' | 'id' | 'commentsSince'>

/** The comments on an experience. The rules refuse older ones, which were about another experience. */
async function commentsOn({ reportId, id, commentsSince }: Commented): Promise<Query> {
  const { db, collection, query, where } = await firestore()
  const all = collection(db, 'reports', reportId, 'experiences', id, 'comments')
  return commentsSince ? query(all, where('createdAt', '>=', commentsSince)) : all
}

/**
 * How many comments are on an experience, at most 200. Costs one read.
 * @throws GreenlightError `profile/comments-load-failed`
 */
export function countComments(experience: Commented): Promise<number> {
  return attempt(failure('profile/comments-load-failed'), async () => {
    const { getCount, limit, query } = await firestore()
    const source = await commentsOn(experience)
    return (await getCount(query(source, limit(PAGE_SIZE)))).data().count
  })
}

/**
 * A page of comments on an experience, oldest first; at most 200. Costs one read for each, at least one.
 * @throws GreenlightError `profile/comments-load-failed`
 */
export function listComments(
  experience: Commented,
  cursor: Cursor | null = null,
): Promise<ListPage<Comment, Cursor>> {
  return attempt(failure('profile/comments-load-failed'), async () => {
    const { orderBy, query } = await firestore()
    const source = await commentsOn(experience)
    return readPage(query(source, orderBy('createdAt', 'asc')), PAGE_SIZE, cursor, parseComment)
  })
}
