import { readStored, sessionStore } from '@greenlight/runtime'
import type { GenericSchema } from 'valibot'

/** Where a form keeps what is typed until it is sent. */
export type Draft<Values> = {
  /** What was typed in an earlier visit; null if there is nothing. */
  readonly read: () => Values | null
  readonly write: (values: Values) => void
  readonly drop: () => void
}

/**
 * A draft in the session storage, which also survives a reload.
 * @param schema what is stored; a draft of another shape is not read
 * @param formerKey where an earlier release kept it: a draft there is moved once
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
