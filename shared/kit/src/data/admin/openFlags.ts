import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import type { FlagState } from '../../domain/flag.ts'
import { currentUser } from '../currentMember.ts'

const FLAGS_LIMIT = 100

/** The open flags on the document at `targetPath`, at most 100. Costs a read a flag, at least one. */
export async function listOpenFlags(targetPath: string): Promise<readonly DocumentReference[]> {
  const { db, collection, getDocs, limit, query, where } = await firestore()
  const { docs } = await getDocs(
    query(
      collection(db, 'flags'),
      where('targetPath', '==', targetPath),
      where('state', '==', 'open'),
      limit(FLAGS_LIMIT),
    ),
  )
  return docs.map(({ ref }) => ref)
}

/** What my decision changes in each flag that it settles. */
export async function settled(state: Exclude<FlagState, 'open'>) {
  const { serverTimestamp } = await firestore()
  return { state, decidedBy: currentUser('dismiss-failed').uid, decidedAt: serverTimestamp() }
}
