// npm run admin:add -- someone@example.org [--project id] [--emulator]
import { parseArgs } from 'node:util'
import { databaseOptions, openDatabase, withTimeout } from './stack/database.mjs'
import { runMain, UserError } from './stack/userError.mjs'

const usage = 'Usage: npm run admin:add -- someone@example.org [--project <id>] [--emulator]'
// The plain characters of the security rules: others would never match a sign-in's address.
const address = /^[A-Za-z0-9._+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/**
 * @param {string[]} args as typed after the command
 * @throws {Error} when they make no sense, in words for the person who typed them
 */
export function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: databaseOptions,
  })
  const [typed, ...others] = positionals
  if (typed === undefined || others.length > 0) throw new UserError(usage)
  // Checked first: lower case turns some foreign letters into plain ones.
  const email = typed.trim()
  if (!address.test(email)) throw new UserError(`"${typed}" is no e-mail address. ${usage}`)
  return { email: email.toLowerCase(), project: values.project, emulator: values.emulator === true }
}

/**
 * Lists the address as an admin's; one that is listed already keeps its date.
 * @param {string[]} args
 * @returns {Promise<string>} what to tell the person who ran it
 */
async function addAdmin(args) {
  const { email, ...database } = readArguments(args)
  const { db, where, asUserError } = await openDatabase(database)
  try {
    const isNew = await withTimeout(15_000, createUnlessThere(db.doc(`admins/${email}`), email))
    return `${email} ${isNew ? 'is now' : 'was already'} an admin in ${where}. It counts once that address is verified: sign in with it and open the link in the verification e-mail (Google sign-in is verified by itself).`
  } catch (error) {
    throw asUserError(`${email} could not be added`, error)
  }
}

/**
 * @param {import('firebase-admin/firestore').DocumentReference} ref
 * @param {string} email
 */
async function createUnlessThere(ref, email) {
  if ((await ref.get()).exists) return false
  await ref.set({ email, createdAt: Date.now() })
  return true
}

if (import.meta.filename === process.argv[1]) {
  await runMain(async () => console.log(await addAdmin(process.argv.slice(2))))
  process.exit()
}
