import type { FirebaseApp, FirebaseOptions } from 'firebase/app'
import * as sdk from 'firebase/app'

/** Exported by the SDK, but not typed. */
type Internals = { _addOrOverwriteComponent: (app: FirebaseApp, component: object) => void }

/** Replaces the SDK's heartbeat, which records the days of use in IndexedDB for Google's statistics. */
const noHeartbeat = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instanceFactory: () => null,
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
}

/**
 * The SDK without its heartbeat, so that the site has nothing in IndexedDB
 * (docs/adr/0015-nothing-in-indexeddb.md).
 * @public used through importWithRetry
 */
export function openApp(options: FirebaseOptions): FirebaseApp {
  const app = sdk.initializeApp(options)
  ;(sdk as unknown as Internals)._addOrOverwriteComponent(app, noHeartbeat)
  return app
}
