import { parseReport, type Report } from '@greenlight/domain/report'
import { readAll } from '@greenlight/kit/data/pages'
import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'

/** A query for documents of a member, and the page size that the access rules allow. */
export type OwnDocuments = { readonly source: Query; readonly size: number }

export async function myThreadsQuery(uid: string): Promise<OwnDocuments> {
  const { db, collection, query, where } = await firestore()
  const source = query(collection(db, 'threads'), where('members', 'array-contains', uid))
  return { source, size: 40 }
}

/** My messages in one conversation. */
export async function myMessagesQuery(uid: string, threadId: string): Promise<OwnDocuments> {
  const { db, collection, query, where } = await firestore()
  const messages = collection(db, 'threads', threadId, 'messages')
  return { source: query(messages, where('sender', '==', uid)), size: 500 }
}

export async function myFlagsQuery(uid: string): Promise<OwnDocuments> {
  const { db, collection, query, where } = await firestore()
  return { source: query(collection(db, 'flags'), where('by', '==', uid)), size: 100 }
}

export async function myNoticesQuery(uid: string): Promise<OwnDocuments> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'notices'), size: 100 }
}

/** My push subscriptions. */
export async function myDevicesQuery(uid: string): Promise<OwnDocuments> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'devices'), size: 10 }
}

export async function myReadsQuery(uid: string): Promise<OwnDocuments> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'reads'), size: 100 }
}

const PAGE_SIZE = 200

/** All reports of `uid` with any status. Costs one read for each, at least one. */
export async function listMyReports(uid: string): Promise<readonly Report[]> {
  const { db, collection, query, where } = await firestore()
  const mine = query(collection(db, 'reports'), where('ownerUid', '==', uid))
  return readAll(mine, PAGE_SIZE, parseReport)
}
