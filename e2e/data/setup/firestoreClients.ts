import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, setLogLevel } from 'firebase/firestore'
import {
  connectFirestoreEmulator as connectLite,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite'
import { openFirestore } from '../../../shared/runtime/src/firebase/firestoreLite.ts'
import { openLiveFirestore } from '../../../shared/runtime/src/firebase/firestoreLive.ts'
import { emulatorAddress } from '../../fixtures/emulator.ts'
import { projectId } from './emulator.ts'
import type { Person } from './person.ts'

setLogLevel('silent')
setLiteLogLevel('silent')

const open = new Map<string, ReturnType<typeof connect>>()

/** Both Firestore clients of a person; null for a visitor. */
export function firestoreClientsOf(person: Person | null) {
  const key = person ? `${person.uid} ${person.email} ${person.verified}` : 'visitor'
  const clients =
    open.get(key) ?? connect(person, initializeApp({ projectId, apiKey: 'none' }, key))
  open.set(key, clients)
  return clients
}

/**
 * Ends all connections. The emulator breaks a connection on which a listener stops while it starts
 * (firebase-tools issue 8654), and the SDK then waits for a minute. No test inherits such a connection.
 */
export async function closeFirestoreClients(): Promise<void> {
  const clients = [...open.values()]
  open.clear()
  await Promise.all(clients.map(({ app }) => deleteApp(app)))
}

function connect(person: Person | null, app: FirebaseApp) {
  const { host, port } = emulatorAddress()
  const options = person
    ? {
        mockUserToken: {
          sub: person.uid,
          email: person.email,
          email_verified: person.verified,
          auth_time: Math.floor(Date.now() / 1000),
        },
      }
    : {}
  const lite = openFirestore(app, null)
  const live = openLiveFirestore(app, null)
  connectLite(lite, host, port, options)
  connectFirestoreEmulator(live, host, port, options)
  return { app, lite, live }
}
