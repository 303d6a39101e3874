import { firestore } from '@greenlight/runtime'
import { limits } from '../../domain/limits.ts'
import { currentUser } from '../currentMember.ts'

/**
 * Makes `users/{me}` with `email`, `username` (only if `name` can be one), an empty `location` and
 * `createdAt`. A document that is there keeps what it has; only a missing username and a changed
 * e-mail are merged in. Costs one read. The session is not told: it reads the document anyway.
 */
export async function ensureUserDocument(name: string | null): Promise<void> {
  const { uid, email } = currentUser('sign-up-failed')
  const username = asUsername(name)
  const { db, doc, runTransaction, serverTimestamp } = await firestore()
  const user = doc(db, 'users', uid)
  await runTransaction(db, async (transaction) => {
    const stored = (await transaction.get(user)).data()
    const fields = {
      ...(email && email !== stored?.['email'] && { email }),
      ...(username && !stored?.['username'] && { username }),
      ...(!stored && { location: '', createdAt: serverTimestamp() }),
    }
    if (Object.keys(fields).length > 0) transaction.set(user, fields, { merge: true })
  })
}

function asUsername(name: string | null): string | null {
  const username = (name ?? '').trim().slice(0, limits.username.max).trim()
  return username.length < limits.username.min ? null : username
}
