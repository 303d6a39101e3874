import { attempt, isDenied } from '@greenlight/kit/data/attempt'
import { firestore, serverNow } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'
import { isEditable } from './editingTime.ts'

/**
 * Runs a write below the report `reportId`. If the rules refuse it because the report is no longer public,
 * the error has that code. Costs one more read, only when refused.
 * @throws GreenlightError `profile/profile-gone`, and what `write` throws
 */
export async function writeBelowReport<T>(reportId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (isDenied(cause) && !(await isPublic(reportId))) {
      throw fail('profile/profile-gone', cause)
    }
    throw cause
  }
}

/** False only if the server confirms it. Without an answer the status is unknown. */
async function isPublic(reportId: string): Promise<boolean> {
  const { db, doc, getDoc } = await firestore()
  return getDoc(doc(db, 'reports', reportId)).then(
    (report) => report.get('status') === 'public',
    (cause: unknown) => !isDenied(cause),
  )
}

type Written = { readonly reportId: string; readonly createdAt: Date | null }

/**
 * Changes something that this member wrote below a report a short time ago.
 * @throws GreenlightError `profile/edit-too-late`, `profile/profile-gone`, `profile/edit-failed`
 */
export function editInTime<T>(
  { reportId, createdAt }: Written,
  write: () => Promise<T>,
): Promise<T> {
  return attempt(failure('profile/edit-failed'), async () => {
    try {
      return await writeBelowReport(reportId, write)
    } catch (cause) {
      if (isDenied(cause) && !isEditable(createdAt, serverNow().getTime())) {
        throw fail('profile/edit-too-late', cause)
      }
      throw cause
    }
  })
}
