import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'

/** The access rules refuse to count or list more log entries, flags or cases in one request. */
export const COUNT_LIMIT = 100

/** Counted by the server: costs one read. The access rules refuse a `source` without a limit. */
export async function countDocuments(source: Query): Promise<number> {
  const { getCount } = await firestore()
  return (await getCount(source)).data().count
}
