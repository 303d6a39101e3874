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

function parseAdmin(email: string, { createdAt }: Fields): Admin {
  // A date holds no more than 8.64e15 ms either way.
  const isDate = typeof createdAt === 'number' && Math.abs(createdAt) <= 8.64e15
  return { email, createdAt: isDate ? new Date(createdAt) : null }
}
