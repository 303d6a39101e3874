import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { count } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'
import { transact } from '../transact.ts'

/** From so many flags on, a public report waits for an admin. */
const FLAGS_TO_REVIEW = 3

/** Writes the flag `ref`, unless it is there, and counts it in its report. */
export async function flagReport(
  ref: DocumentReference,
  flag: Fields,
  reportId: string,
): Promise<void> {
  const { db, doc } = await firestore()
  const report = doc(db, 'reports', reportId)
  await transact(async (transaction) => {
    if ((await transaction.get(ref)).exists()) return
    const fields = (await transaction.get(report)).data() ?? {}
    const flagCount = v.parse(count, fields['flagCount']) + 1
    const review = fields['status'] === 'public' && flagCount >= FLAGS_TO_REVIEW
    transaction.set(ref, flag)
    transaction.update(report, { flagCount, ...(review && { status: 'pending' }) })
  })
}
