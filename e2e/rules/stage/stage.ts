import { readFileSync } from 'node:fs'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'
import { visitor, type Actor } from './actors.ts'
import type { Documents } from './documents.ts'
import { Session } from './session.ts'
import { world } from './world.ts'

/** The rules file of the project. */
export const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8')

type SignIn = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>

/** A project of its own in the running emulator, with rules and the world in it. */
export type Stage = {
  session(actor: Actor): Session
  /** Puts documents in place past the rules. */
  place(documents: Documents): Promise<void>
  /** Brings these paths back to what the world has there. */
  restore(paths: Iterable<string>): Promise<void>
  /** What stands at these paths, past the rules. */
  stored(paths: Iterable<string>): Promise<Documents>
  close(): Promise<void>
}

export function emulatorAddress(): { host: string; port: number } {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name a running emulator')
  return { host, port: Number(port) }
}

/** One project a worker, so that tests that run side by side do not meet. */
export function projectOfWorker(): string {
  return `demo-rules-${process.env['VITEST_POOL_ID'] ?? '0'}`
}

export async function openStage(
  projectId = projectOfWorker(),
  inForce: string = rules,
): Promise<Stage> {
  setLogLevel('silent')
  const address = emulatorAddress()
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...address, rules: inForce },
  })
  await environment.clearFirestore()
  // Lite: what the full client reads are listeners, which the emulator may break (firebase-tools#8654).
  const apps: FirebaseApp[] = []
  const connect = (signIn: SignIn): Firestore => {
    const app = initializeApp({ projectId }, `${projectId}-${apps.length}`)
    apps.push(app)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, address.host, address.port, signIn)
    return db
  }
  // The emulator lets this token past the rules.
  const unlocked = connect({ mockUserToken: 'owner' })
  await place(unlocked, world)
  const open = new Map<Actor, Firestore>()

  return {
    session(actor) {
      const db = open.get(actor) ?? connect(signInOf(actor))
      open.set(actor, db)
      return new Session(actor, db)
    },
    place: (documents) => place(unlocked, documents),
    restore: (paths) =>
      place(unlocked, Object.fromEntries([...paths].map((path) => [path, world[path] ?? null]))),
    async stored(paths) {
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
  if (actor === visitor) return {}
  const { uid, email, verified, claims } = actor
  return { mockUserToken: { sub: uid, email, email_verified: verified, ...claims } }
}

async function place(db: Firestore, documents: Documents): Promise<void> {
  const batch = writeBatch(db)
  for (const [path, fields] of Object.entries(documents)) {
    if (fields) batch.set(doc(db, path), fields)
    else batch.delete(doc(db, path))
  }
  await batch.commit()
}
