import type { storageKeys, WELCOME_SEEN } from '@greenlight/runtime'

/** Repeated, because the runtime is too large for the scripts in the head. The compiler compares the values. */
export const keys: Pick<typeof storageKeys, 'session' | 'bucket' | 'welcomeSeen'> = {
  session: 'gl.session.v1',
  bucket: 'gl.bucket.v1',
  welcomeSeen: 'gl_seen_welcome_v1',
}

/** The value of `welcomeSeen` on a device that left the welcome slides. */
export const SEEN: typeof WELCOME_SEEN = '1'

/** Null also where storage is blocked. The runtime's guarded storage is too large for these scripts. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
