/** Local or session storage that never throws: it may be blocked, full, or cleared at any moment. */
export type DeviceStorage = {
  get: (key: string) => string | null
  /**
   * False if the browser did not keep the value; until a reload, `get` still returns it. After `stopStoring`,
   * always false, and the value is dropped.
   */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => readonly string[]
  clear: () => void
  /** Calls `onChange` after each change of a key, also by another tab. Returns the function that ends it. */
  subscribe: (key: string, onChange: () => void) => () => void
}

let stopped = false

/**
 * Stops storing in this document, before the device is cleared for the next member. Running requests could
 * otherwise store data of the previous member.
 */
export function stopStoring(): void {
  stopped = true
}

/** `area` is a function because reading `window.localStorage` itself throws where storage is blocked. */
function guarded(area: () => Storage): DeviceStorage {
  /** Values that the browser could not store. */
  const unsaved = new Map<string, string>()
  const changed = new EventTarget()

  function attempt<T>(read: (storage: Storage) => T, otherwise: T): T {
    try {
      return read(area())
    } catch {
      return otherwise
    }
  }

  return {
    get: (key) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      if (stopped) return false
      unsaved.set(key, value)
      const saved = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (saved) unsaved.delete(key)
      else console.warn(`${key} is not kept across a reload: storage is full or blocked.`)
      changed.dispatchEvent(new Event(key))
      return saved
    },
    remove(key) {
      unsaved.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
      changed.dispatchEvent(new Event(key))
    },
    keys: () => [...new Set([...unsaved.keys(), ...attempt(Object.keys, [])])],
    clear() {
      unsaved.clear()
      attempt((storage) => storage.clear(), undefined)
    },
    subscribe(key, onChange) {
      const ofOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      changed.addEventListener(key, onChange)
      window.addEventListener('storage', ofOtherTab)
      return () => {
        changed.removeEventListener(key, onChange)
        window.removeEventListener('storage', ofOtherTab)
      }
    },
  }
}

/** Kept on this device until sign-out. */
export const localStore = guarded(() => window.localStorage)

/** Kept in this tab until it is closed or the member signs out. */
export const sessionStore = guarded(() => window.sessionStorage)
