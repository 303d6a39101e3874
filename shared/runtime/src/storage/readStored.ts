import { type GenericSchema, safeParse } from 'valibot'
import { type DeviceStorage, localStore } from './storage.ts'

/**
 * Reads JSON that was stored under `key`. Returns null if there is none, or if it does not match `schema`:
 * another release or program may have written it.
 */
export function readStored<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  store: Pick<DeviceStorage, 'get'> = localStore,
): T | null {
  const text = store.get(key)
  if (text === null) return null
  const stored = safeParse(schema, parseJson(text))
  return stored.success ? stored.output : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
