import { accounts, emailOf, password } from './accounts.mjs'

/**
 * Creates the seeded accounts that are missing. An address that someone has signed up with since
 * stays theirs.
 * @param {import('firebase-admin/auth').Auth} auth
 * @returns {Promise<number>} how many were created
 */
export async function writeAccounts(auth) {
  const { users } = await auth.getUsers(
    accounts.flatMap((account) => [{ uid: account.uid }, { email: emailOf(account) }]),
  )
  const taken = new Set(users.flatMap(({ uid, email }) => [uid, email]))
  const missing = accounts.filter(
    (account) => !taken.has(account.uid) && !taken.has(emailOf(account)),
  )
  await Promise.all(
    missing.map((account) =>
      auth.createUser({
        uid: account.uid,
        email: emailOf(account),
        emailVerified: account.admin === true,
        password,
        ...(account.username && { displayName: account.username }),
      }),
    ),
  )
  return missing.length
}
