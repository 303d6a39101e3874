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
import { emulatorAddress, projectId } from './emulator.ts'

export type Fields = Readonly<Record<string, unknown>>

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8')
const { host, port } = emulatorAddress()

const db = getFirestore(initializeApp({ projectId }, 'backend'))
// The emulator lets this token past the rules.
connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' })

const environment = initializeTestEnvironment({ projectId, firestore: { host, port, rules } })

/** An empty database under the project's rules. */
export async function clearDatabase(): Promise<void> {
  await (await environment).clearFirestore()
}

/** Puts documents, by path, past the rules: those of older clients, or of others. Null removes. */
export async function place(documents: Readonly<Record<string, Fields | null>>): Promise<void> {
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

/** What is stored at `path`, past the rules. */
export async function stored(path: string): Promise<Fields | undefined> {
  return (await getDoc(doc(db, path))).data()
}

/** The ids in a collection, past the rules. */
export async function idsIn(path: string): Promise<readonly string[]> {
  return (await getDocs(collection(db, path))).docs.map(({ id }) => id)
}

const collections = ['users', 'reports', 'threads', 'flags', 'modlog', 'bans', 'admins']
const groups = ['blocks', 'reads', 'photos', 'experiences', 'comments', 'messages', 'typing']

/** The paths of all documents, in order. */
export async function everyPath(): Promise<readonly string[]> {
  const found = await Promise.all([
    ...collections.map((id) => getDocs(collection(db, id))),
    ...groups.map((id) => getDocs(collectionGroup(db, id))),
  ])
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).toSorted()
}
