import { type Fields } from '@greenlight/domain/fields'
import { date, orNull, readDate } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'

/** Whether the access rules accept `address` as an admin's: an e-mail address with plain characters. */
export function isEmailAddress(address: string): boolean {
  return /^[\w.+'-]+@[A-Za-z0-9.-]+$/.test(address)
}

/**
 * Makes the owner of an e-mail address an admin. The address is trimmed and lower-cased; an empty one
 * and an admin's are ignored. Writes the log entry. Costs one read and two writes.
 * @throws GreenlightError `admin/add-failed`, also for an invalid address
 */
export function addAdmin(address: string): Promise<void> {
  return attempt(failure('admin/add-failed'), async () => {
    const email = address.trim().toLowerCase()
    if (email === '') return
    const { db, doc } = await firestore()
    const target = `admins/${email}`
    const ref = doc(db, 'admins', email)
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action: 'admin-add', target, reason: `Added ${email}.` })
    const fields = {
      email,
      createdAt: Date.now(),
      addedAt: entry.at,
      addedBy: entry.actor,
      decision,
    }
    await transact(async (transaction) => {
      if ((await transaction.get(ref)).exists()) return
      transaction.set(ref, fields)
      transaction.set(doc(db, 'modlog', decision), entry)
    })
  })
}

/**
 * Removes an admin who was added later than this one. Access ends at once. Writes the log entry. Costs
 * one read and two writes.
 * @throws GreenlightError `admin/remove-failed`
 */
export function removeAdmin(email: string): Promise<void> {
  return attempt(failure('admin/remove-failed'), async () => {
    const { db, doc } = await firestore()
    const target = `admins/${email}`
    const ref = doc(db, 'admins', email)
    const entry = await newLogEntry({ action: 'admin-remove', target, reason: `Removed ${email}.` })
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) return
      transaction.delete(ref)
      const addedAt = readDate(fields['addedAt'])
      transaction.set(doc(db, 'modlog', deletionLogId(target, addedAt)), entry)
    })
  })
}

/** When an admin was added. Older documents have only the time of the adding admin's clock, or none. */
type Seniority = { readonly addedAt: Date | null; readonly createdAt: Date | null }

/** Whether `mine` may remove `them`: admins remove only those who were added later than themselves. */
export function isLaterAdmin(them: Seniority, mine: Seniority): boolean {
  if (them.addedAt) return !mine.addedAt || them.addedAt > mine.addedAt
  return !mine.addedAt && (them.createdAt?.getTime() ?? 0) > (mine.createdAt?.getTime() ?? 0)
}

/** `email` is lower-case and the document's id. */
export type Admin = Seniority & { readonly email: string }

/** `watchAdmins` lists at most this many, so an admin can be missing from a full list. */
export const ADMINS_LIMIT = 100

/** Listens to the admins, by address, at most 100. Costs one read for each. `onError` gets `admin/admins-load-failed`. */
export function watchAdmins(
  onData: (admins: readonly Admin[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('admin/admins-load-failed'),
      source: ({ db, collection, limit, query }) =>
        query(collection(db, 'admins'), limit(ADMINS_LIMIT)),
      parse: parseAdmin,
    },
    onData,
    onError,
  )
}

const stored = v.object({
  addedAt: date,
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
