import { storageKeys } from '@greenlight/domain/storageKeys'
import { localStore, sessionStore, stopStoring } from './storage.ts'

/** Databases and caches are emptied on the way out of the page, so leaving waits no longer than this for them. */
const FORGET_LIMIT_MS = 500

/** Removes everything that the site keeps on this device, except that the welcome was seen. Never rejects. */
export async function forgetDevice(): Promise<void> {
  forgetStorage()
  const slow = Promise.all([emptyDatabases(), removeCaches()]).catch(() => {})
  await Promise.race([slow, new Promise((resolve) => setTimeout(resolve, FORGET_LIMIT_MS))])
}

/** Clears local and session storage, except for the keys that `isKept` names and that the welcome was seen. */
export function forgetStorage(isKept = (_key: string) => false): void {
  sessionStore.clear()
  forgetLocalStorage(isKept)
}

/** Clears local storage, with the same exceptions. */
export function forgetLocalStorage(isKept = (_key: string) => false): void {
  for (const key of localStore.keys()) {
    if (key !== storageKeys.welcomeSeen && !isKept(key)) localStore.remove(key)
  }
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

/*
 * The browser keeps whole pages in memory for Back (back-forward cache). Such a page runs no code while
 * others sign in and out, and is painted before any request.
 */

const cover = document.createElement('style')
// Also hides dialogs in the top layer. Layout and scroll position stay.
cover.textContent = '* { visibility: hidden !important }'

/** Hides the page while the browser caches it; `canShow` decides when it comes back. Otherwise runs `leave`. */
export function hideWhileCached(canShow: () => boolean, leave: () => void): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.head.append(cover)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!canShow()) return leave()
    cover.remove()
  })
}

/** Opens `path` in a new document. Empties this page first: the member may press Stop while the answer is slow. */
export function replacePage(path: string): void {
  endPage()
  if (!left) window.location.replace(path)
}

let left = false

/**
 * Opens another site in place of this page, so that Back does not lead here again. The code of this page runs until
 * that site answers: from now on it neither opens a page nor changes the address.
 */
export function leaveSite(address: string): void {
  history.replaceState(null, '', '/')
  history.pushState = history.replaceState = () => {}
  left = true
  window.location.replace(address)
}

/**
 * Removes everything that the page shows, in the tab's title too, and stores nothing from now on. Its code keeps
 * running until the next document arrives; React works on a root that is no longer in the document.
 */
export function endPage(): void {
  stopStoring()
  document.title = 'Greenlight'
  document.body.replaceChildren()
}
