import { type DeviceStorage, localStore, sessionStore } from '../storage/storage.ts'
import { KEPT_KEYS, storageKeys } from '../storage/storageKeys.ts'
import { unsubscribePush } from './pushDevice.ts'

/** The time limit for clearing databases and caches before the page is left. */
const FORGET_LIMIT_MS = 500

/** Removes everything that the site keeps on this device, except the keys that stay. Never rejects. */
export async function forgetDevice(): Promise<void> {
  forgetStorage()
  const slow = Promise.all([emptyDatabases(), removeCaches(), unsubscribePush()]).catch(() => {})
  await Promise.race([slow, new Promise((resolve) => setTimeout(resolve, FORGET_LIMIT_MS))])
}

/** Clears local and session storage, except for the keys that `isKept` names and those that always stay. */
export function forgetStorage(isKept = (_key: string) => false): void {
  forget(sessionStore, isKept)
  forget(localStore, isKept)
}

/** Clears local storage, except for the keys that always stay. */
export function forgetLocalStorage(): void {
  forget(localStore, () => false)
}

/** Removes all keys but those that `isKept` accepts: the runtime does not know the keys of remotes. */
function forget(store: DeviceStorage, isKept: (key: string) => boolean): void {
  const stays = (key: string) =>
    key === storageKeys.welcomeSeen ||
    key === storageKeys.left ||
    key.startsWith(KEPT_KEYS) ||
    isKept(key)
  for (const key of store.keys()) if (!stays(key)) store.remove(key)
}

/** Clears the stores: `deleteDatabase` blocks while another tab has the database open. */
async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name ? emptyDatabase(name) : [])))
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(new Error(`${name} could not be opened.`)))
    opening.addEventListener('success', () => {
      const database = opening.result
      const stores = [...database.objectStoreNames]
      if (stores.length === 0) return resolve(database.close())
      const emptying = database.transaction(stores, 'readwrite')
      for (const store of stores) emptying.objectStore(store).clear()
      emptying.addEventListener('complete', () => {
        database.close()
        resolve()
      })
      emptying.addEventListener('abort', () => reject(new Error(`${name} could not be emptied.`)))
    })
  })
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
