import { firestore } from '@greenlight/runtime'
import type { Flag } from '../../domain/flag.ts'
import { attempt } from '../attempt.ts'
import { parseFlag } from '../flags/parseFlag.ts'

const FLAGS_LIMIT = 100

/**
 * The latest 100 flags on one document, decided ones too. Costs a read a flag, at least one.
 * @throws GreenlightError `flags-load-failed`
 */
export function listFlags(targetPath: string): Promise<readonly Flag[]> {
  return attempt('flags-load-failed', async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const { docs } = await getDocs(
      query(
        collection(db, 'flags'),
        where('targetPath', '==', targetPath),
        orderBy('createdAt', 'desc'),
        limit(FLAGS_LIMIT),
      ),
    )
    return docs.flatMap((flag) => parseFlag(flag.id, flag.data()) ?? [])
  })
}
