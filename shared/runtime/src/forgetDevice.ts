/** The flag that the welcome was seen: the only thing that outlives a session on a device. */
const WELCOME_SEEN_KEY = 'gl_seen_welcome_v1'

/** Databases and caches belong to a page that goes away: nobody waits longer for them. */
const FORGET_LIMIT_MS = 500

/** Removes everything that the site keeps on this device but that flag. Never rejects. */
export async function forgetDevice(): Promise<void> {
  forgetStorage()
  const slow = Promise.all([emptyDatabases(), removeCaches()]).catch(() => {})
  await Promise.race([slow, new Promise((resolve) => setTimeout(resolve, FORGET_LIMIT_MS))])
}

/** Removes what former pages noted in local and session storage, but for that flag and `kept`. */
export function forgetStorage(...kept: readonly string[]): void {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) {
    if (key !== WELCOME_SEEN_KEY && !kept.includes(key)) localStorage.removeItem(key)
  }
}

/** Emptied, not deleted: deleting waits until no tab has it open, and holds back whoever opens it. */
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
