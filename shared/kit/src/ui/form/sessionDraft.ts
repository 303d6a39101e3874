import { readStored, sessionStore } from '@greenlight/runtime'
import type { GenericSchema } from 'valibot'

/** Stores the values of a form until it is sent. */
export type Draft<Values> = {
  /** The values of an earlier visit; null if there are none. */
  readonly read: () => Values | null
  readonly write: (values: Values) => void
  readonly drop: () => void
}

/**
 * A draft in the session storage, which survives a reload.
 * @param schema of the stored values; a draft of another shape is ignored
 * @param formerKey the previous key; a draft under it is moved once
 */
export function sessionDraft<Values>(
  key: string,
  schema: GenericSchema<unknown, Values>,
  formerKey?: string,
): Draft<Values> {
  return {
    read() {
      const former = formerKey === undefined ? null : sessionStore.get(formerKey)
      if (formerKey !== undefined && former !== null) {
        if (sessionStore.get(key) === null) sessionStore.set(key, former)
        sessionStore.remove(formerKey)
      }
      return readStored(key, schema, sessionStore)
    },
    write: (values) => void sessionStore.set(key, JSON.stringify(values)),
    drop: () => sessionStore.remove(key),
  }
}
