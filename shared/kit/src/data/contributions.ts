import type { Comment, Experience } from '@greenlight/domain/experience'
import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'
import { attempt, isDenied } from './attempt.ts'
import { commit } from './commit.ts'
import { listBelowExperience, sweepBelowExperience } from './reports.ts'

/** The query for my experiences below all reports, and the page size that the rules allow. */
export async function myExperiencesQuery(uid: string): Promise<{ source: Query; size: number }> {
  const { db, collectionGroup, query, where } = await firestore()
  const source = query(collectionGroup(db, 'experiences'), where('userId', '==', uid))
  return { source, size: 100 }
}

/** The query for my comments below all reports, and the page size that the rules allow. */
export async function myCommentsQuery(uid: string): Promise<{ source: Query; size: number }> {
  const { db, collectionGroup, query, where } = await firestore()
  return { source: query(collectionGroup(db, 'comments'), where('userId', '==', uid)), size: 200 }
}

/**
 * Deletes my own experience with the comments on it. Costs a write, and a read and a write for each comment, at
 * least two reads.
 * @throws GreenlightError `kit/experience-delete-failed`
 */
export function deleteExperience({
  reportId,
  id,
  commentsSince,
}: Pick<Experience, 'reportId' | 'id' | 'commentsSince'>): Promise<void> {
  return attempt(failure('kit/experience-delete-failed'), async () => {
    const { db, deleteDoc, doc } = await firestore()
    const ref = doc(db, 'reports', reportId, 'experiences', id)
    const deleteAll = commit(async (batch) => {
      // Comments below a report that is not public cannot be read.
      const comments = await listBelowExperience(ref, commentsSince).catch(() => [])
      for (const each of [ref, ...comments]) batch.delete(each)
    })
    await deleteAll.catch((cause: unknown) => {
      // Refused as a whole if the author of a comment has just deleted it.
      if (!isDenied(cause)) throw cause
      return deleteDoc(ref)
    })
    await sweepBelowExperience(ref)
  })
}

/**
 * Deletes my own comment. Costs one write.
 * @throws GreenlightError `kit/comment-delete-failed`
 */
export function deleteComment({
  reportId,
  experienceId,
  id,
}: Pick<Comment, 'reportId' | 'experienceId' | 'id'>): Promise<void> {
  return attempt(failure('kit/comment-delete-failed'), async () => {
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'reports', reportId, 'experiences', experienceId, 'comments', id))
  })
}
