import { firestore } from '@greenlight/runtime'
import type { Flag } from '../../domain/flag.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'
import { parseFlag } from './parseFlag.ts'

const FLAGS_LIMIT = 100

/**
 * The latest 100 things that I flagged, so that it stays hidden for me. Costs a read a flag, at least one.
 * @throws GreenlightError `flags-load-failed`
 */
export function listMyFlags(): Promise<readonly Flag[]> {
  return attempt('flags-load-failed', async () => {
    const { uid } = currentUser('flags-load-failed')
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const { docs } = await getDocs(
      query(
        collection(db, 'flags'),
        where('by', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(FLAGS_LIMIT),
      ),
    )
    return docs.flatMap((flag) => parseFlag(flag.id, flag.data()) ?? [])
  })
}
