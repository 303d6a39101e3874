import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'

/** A list of what is a member's, and how much of it the rules let them read at once. */
export type Mine = { readonly source: Query; readonly size: number }

/** My experiences, wherever they hang. */
export async function myExperiences(uid: string): Promise<Mine> {
  const { db, collectionGroup, query, where } = await firestore()
  const source = query(collectionGroup(db, 'experiences'), where('userId', '==', uid))
  return { source, size: 100 }
}

/** My comments, wherever they hang. */
export async function myComments(uid: string): Promise<Mine> {
  const { db, collectionGroup, query, where } = await firestore()
  return { source: query(collectionGroup(db, 'comments'), where('userId', '==', uid)), size: 200 }
}

export async function myThreads(uid: string): Promise<Mine> {
  const { db, collection, query, where } = await firestore()
  const source = query(collection(db, 'threads'), where('members', 'array-contains', uid))
  return { source, size: 40 }
}

export async function myBlocks(uid: string): Promise<Mine> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'blocks'), size: 200 }
}

export async function myReads(uid: string): Promise<Mine> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'reads'), size: 200 }
}
