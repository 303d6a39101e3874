import * as v from 'valibot'
import { orNull } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'

/** An admin; `email` is lower-case and the document's id. */
export type Admin = { readonly email: string; readonly createdAt: Date | null }

/**
 * Listens to the admins, by address. Costs a read an admin. `onError` gets `admins-load-failed`
 */
export function watchAdmins(
  onData: (admins: readonly Admin[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'admins-load-failed',
      source: ({ db, collection }) => collection(db, 'admins'),
      parse: parseAdmin,
    },
    onData,
    onError,
  )
}

const stored = v.object({
  createdAt: orNull(
    v.pipe(
      v.number(),
      v.transform((ms) => new Date(ms)),
      v.date(),
    ),
  ),
})

function parseAdmin(email: string, fields: Fields): Admin {
  return { email, ...v.parse(stored, fields) }
}
