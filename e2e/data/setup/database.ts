import { readFileSync } from 'node:fs'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeApp } from 'firebase/app'
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  writeBatch,
} from 'firebase/firestore/lite'
import { emulatorAddress } from '../../fixtures/emulator.ts'
import { projectId } from './emulator.ts'

export type Fields = Readonly<Record<string, unknown>>

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8')
const { host, port } = emulatorAddress()

const db = getFirestore(initializeApp({ projectId }, 'backend'))
// The emulator bypasses the rules for this token.
connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' })

const environment = initializeTestEnvironment({ projectId, firestore: { host, port, rules } })

/** Empties the database. The project’s rules apply. */
export async function clearDatabase(): Promise<void> {
  await (await environment).clearFirestore()
}

/** Writes documents by path and bypasses the rules. Null removes a document. */
export async function seed(documents: Readonly<Record<string, Fields | null>>): Promise<void> {
  const entries = Object.entries(documents)
  for (let start = 0; start < entries.length; start += 400) {
    const batch = writeBatch(db)
    for (const [path, fields] of entries.slice(start, start + 400)) {
      if (fields) batch.set(doc(db, path), fields)
      else batch.delete(doc(db, path))
    }
    await batch.commit()
  }
}

/** Reads the fields at `path` and bypasses the rules. */
export async function storedDocument(path: string): Promise<Fields | undefined> {
  return (await getDoc(doc(db, path))).data()
}

/** Reads the ids in a collection and bypasses the rules. */
export async function idsIn(path: string): Promise<readonly string[]> {
  return (await getDocs(collection(db, path))).docs.map(({ id }) => id)
}

const collections = ['users', 'reports', 'threads', 'flags', 'modlog', 'bans', 'admins']
const groups = [
  'blocks',
  'reads',
  'searches',
  'photos',
  'experiences',
  'comments',
  'messages',
  'typing',
]

/** The paths of all documents, in order. */
export async function allPaths(): Promise<readonly string[]> {
  return Object.keys(await documentsIn({ collections, groups })).toSorted()
}

/** Reads all documents of collections and of groups of collections, by path, and bypasses the rules. */
export async function documentsIn(names: {
  readonly collections: readonly string[]
  readonly groups: readonly string[]
}): Promise<Readonly<Record<string, Fields>>> {
  const found = await Promise.all([
    ...names.collections.map((id) => getDocs(collection(db, id))),
    ...names.groups.map((id) => getDocs(collectionGroup(db, id))),
  ])
  const documents = found.flatMap(({ docs }) => docs)
  return Object.fromEntries(documents.map((one) => [one.ref.path, one.data()]))
}
