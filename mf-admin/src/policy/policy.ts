import { orNull } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { commit } from '@greenlight/kit/data/commit'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { newLogEntry } from '../log/log.ts'

/** Which shares wait for an admin; `first`: those of a member until one of them is approved. */
export const sharingReviews = ['none', 'first', 'all'] as const

export type SharingReview = (typeof sharingReviews)[number]

const stored = orNull(v.picklist(sharingReviews))

/**
 * Which shares wait for an admin. Costs one read.
 * @throws GreenlightError `kit/settings-load-failed`
 */
export function getSharingReview(): Promise<SharingReview> {
  return attempt(failure('kit/settings-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    return v.parse(stored, (await getDoc(doc(db, 'policy', 'sharing'))).get('review')) ?? 'none'
  })
}

/**
 * Changes which shares wait for an admin, and writes the log entry. `reason` has 1–500 characters. Costs
 * two writes.
 * @throws GreenlightError `kit/settings-save-failed`
 */
export function setSharingReview(review: SharingReview, reason: string): Promise<void> {
  return attempt(failure('kit/settings-save-failed'), async () => {
    const { db, doc } = await firestore()
    const target = 'policy/sharing'
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action: 'policy', target, reason })
    await commit((batch) => {
      batch.set(doc(db, target), { review, decision })
      batch.set(doc(db, 'modlog', decision), entry)
    })
  })
}
