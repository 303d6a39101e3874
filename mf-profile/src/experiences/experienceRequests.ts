import {
  type Experience,
  type ExperienceTag,
  type ExperienceTime,
  parseExperience,
} from '@greenlight/domain/experience'
import type { CountsByTone, Tone } from '@greenlight/domain/tone'
import { attempt, currentMember, currentUser } from '@greenlight/kit/data/attempt'
import { hasStoredFields } from '@greenlight/kit/data/documents'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { createCounted } from '@greenlight/kit/data/quota'
import { firestore, type ListPage, serverNow } from '@greenlight/runtime'
import type { WriteBatch } from 'firebase/firestore/lite'
import { noticeOfAddition } from '../contributions/noticeOfAddition.ts'
import { editInTime, writeBelowReport } from '../contributions/writeBelowReport.ts'
import { fail, failure } from '../errors.ts'

type NewExperience = {
  readonly reportId: string
  readonly tone: Tone
  /** 1–2000 characters. */
  readonly notes: string
  readonly tags?: readonly ExperienceTag[]
  readonly when?: ExperienceTime | null
  /** Of the report. This member reads in a notice that something was added; without it nobody does. */
  readonly ownerUid?: string | null
}

/**
 * Adds my experience to another member's public report, and returns it. Its id is my
 * uid: each member adds one, and a retry adds no second one. Counted. Costs two reads and three writes.
 * @throws GreenlightError `profile/experience-signed-out`, `profile/experience-exists` if I have added another one,
 * `kit/day-is-full`, `profile/profile-gone`, `profile/experience-add-failed`
 */
export function addExperience({
  reportId,
  tone,
  notes: typed,
  tags = [],
  when = null,
  ownerUid = null,
}: NewExperience): Promise<Experience> {
  return attempt(failure('profile/experience-add-failed'), async () => {
    const { uid: userId } = currentUser(failure('profile/experience-signed-out'))
    const { username: userName } = currentMember(failure('profile/experience-add-failed'))
    const { db, doc, getDoc, serverTimestamp } = await firestore()
    const notes = typed.trim()
    const id = userId
    const ref = doc(db, 'reports', reportId, 'experiences', id)
    const more = { ...(tags.length > 0 && { tags }), ...(when && { when }) }
    const fields = { userId, userName, tone, notes, ...more, createdAt: serverTimestamp() }
    const tellOwner = await noticeOfAddition(reportId, ownerUid)
    const write = (batch: WriteBatch) => {
      batch.set(ref, fields)
      tellOwner(batch)
    }
    const isNew = await writeBelowReport(reportId, () =>
      createCounted({ kind: 'experience', ref, write }),
    )
    // With the same text, an earlier try succeeded and its answer was lost.
    if (!isNew && !(await hasStoredFields(ref, { tone, notes })))
      throw fail('profile/experience-exists')
    // Comments are asked for by the time of the server.
    const stored = (await getDoc(ref)).data()
    if (stored) return parseExperience(id, stored, ref.path)
    const written = { id, reportId, userId, authorName: userName, tone, notes, tags, when }
    return { ...written, createdAt: serverNow(), commentsSince: null, editedAt: null }
  })
}

/**
 * Changes the words of my experience, within 15 minutes, and returns it. Costs one write.
 * @throws GreenlightError `profile/edit-too-late`, `profile/profile-gone`, `profile/edit-failed`
 */
export function editExperience(experience: Experience, typed: string): Promise<Experience> {
  const { reportId, id } = experience
  const notes = typed.trim()
  return editInTime(experience, async () => {
    const { db, doc, serverTimestamp, updateDoc } = await firestore()
    const ref = doc(db, 'reports', reportId, 'experiences', id)
    await updateDoc(ref, { notes, editedAt: serverTimestamp() })
    return { ...experience, notes, editedAt: serverNow() }
  })
}

const PAGE_SIZE = 100

/** The rules allow counting this many of each tone. */
export const COUNT_LIMIT = 100

/**
 * How many experiences of each tone are below a report, at most 100 each. Costs three reads.
 * @throws GreenlightError `profile/experiences-load-failed`
 */
export function countExperiences(reportId: string): Promise<CountsByTone> {
  return attempt(failure('profile/experiences-load-failed'), async () => {
    const { db, collection, getCount, limit, query, where } = await firestore()
    const source = collection(db, 'reports', reportId, 'experiences')
    const count = async (tone: Tone) => {
      const answer = await getCount(query(source, where('tone', '==', tone), limit(COUNT_LIMIT)))
      return answer.data().count
    }
    const [green, yellow, red] = await Promise.all([count('green'), count('yellow'), count('red')])
    return { green, yellow, red }
  })
}

/**
 * A page of experiences below a report, newest first; at most 100. Costs one read for each, at least one.
 * @throws GreenlightError `profile/experiences-load-failed`
 */
export function listExperiences(
  reportId: string,
  cursor: Cursor | null = null,
): Promise<ListPage<Experience, Cursor>> {
  return attempt(failure('profile/experiences-load-failed'), async () => {
    const { db, collection, orderBy, query } = await firestore()
    const source = collection(db, 'reports', reportId, 'experiences')
    return readPage(query(source, orderBy('createdAt', 'desc')), PAGE_SIZE, cursor, parseExperience)
  })
}
