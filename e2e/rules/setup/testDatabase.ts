import { readFileSync } from 'node:fs'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite'
import { emulatorAddress } from '../../fixtures/emulator.ts'
import { type Actor, visitor } from './actors.ts'
import { type Documents, secondsAgo } from './documents.ts'
import { initialDocuments } from './initialDocuments.ts'
import { rawQueries } from './rawQueries.ts'
import { Session } from './session.ts'

/** The text of the project’s firestore.rules. */
export const firestoreRules = readFileSync(
  new URL('../../../firestore.rules', import.meta.url),
  'utf8',
)

type SignIn = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>

/** A project in the running emulator, with rules and the initial documents. */
export type TestDatabase = {
  session(actor: Actor): Session
  /** Writes documents and bypasses the rules. */
  write(documents: Documents): Promise<void>
  /** Restores the initial documents of these paths. */
  restore(paths: Iterable<string>): Promise<void>
  /** Reads documents and bypasses the rules. */
  read(paths: Iterable<string>): Promise<Documents>
  close(): Promise<void>
}

/** One project per worker, so that parallel tests do not share documents. */
export function workerProjectId(): string {
  return `demo-rules-${process.env['VITEST_POOL_ID'] ?? '0'}`
}

export async function openTestDatabase(
  projectId = workerProjectId(),
  rulesText: string = firestoreRules,
): Promise<TestDatabase> {
  setLogLevel('silent')
  const address = emulatorAddress()
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...address, rules: rulesText },
  })
  await environment.clearFirestore()
  // Lite, because the full client reads with listeners, which the emulator can break (firebase-tools#8654).
  const apps: FirebaseApp[] = []
  const connect = (signIn: SignIn): Firestore => {
    const app = initializeApp({ projectId }, `${projectId}-${apps.length}`)
    apps.push(app)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, address.host, address.port, signIn)
    return db
  }
  // The emulator bypasses the rules for this token.
  const unlocked = connect({ mockUserToken: 'owner' })
  await writeDocuments(unlocked, initialDocuments)
  const open = new Map<Actor, Firestore>()

  return {
    session(actor) {
      const db = open.get(actor) ?? connect(signInOf(actor))
      open.set(actor, db)
      return new Session(actor, db, rawQueries(projectId, claimsOf(actor)))
    },
    write: (documents) => writeDocuments(unlocked, documents),
    restore: (paths) =>
      writeDocuments(
        unlocked,
        Object.fromEntries([...paths].map((path) => [path, initialDocuments[path] ?? null])),
      ),
    async read(paths) {
      const found = [...paths].map(async (path) => {
        const snapshot = await getDoc(doc(unlocked, path))
        return [path, snapshot.data() ?? null] as const
      })
      return Object.fromEntries(await Promise.all(found))
    },
    async close() {
      await environment.cleanup()
      await Promise.all(apps.map(deleteApp))
    },
  }
}

function signInOf(actor: Actor): SignIn {
  const claims = claimsOf(actor)
  return claims ? { mockUserToken: claims } : {}
}

function claimsOf(actor: Actor) {
  if (actor === visitor) return null
  const { uid, email, verified, claims } = actor
  return { sub: uid, email, email_verified: verified, auth_time: secondsAgo(60), ...claims }
}

async function writeDocuments(db: Firestore, documents: Documents): Promise<void> {
  const batch = writeBatch(db)
  for (const [path, fields] of Object.entries(documents)) {
    if (fields) batch.set(doc(db, path), fields)
    else batch.delete(doc(db, path))
  }
  await batch.commit()
}
