// npm run admin:add -- someone@example.org [--project id] [--emulator]
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { runMain, Stop } from './stack/fail.mjs'

const usage = 'Usage: npm run admin:add -- someone@example.org [--project <id>] [--emulator]'
const emulatorHost = '127.0.0.1:8080'
const credentialsHint =
  'Name the project with --project, and sign in with "gcloud auth application-default login" or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account'

// The plain characters of the security rules: others would never match a sign-in's address.
const address = /^[A-Za-z0-9._+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/**
 * @param {string[]} args as typed after the command
 * @returns {{ email: string, project: string | undefined, emulator: boolean }}
 * @throws {Stop} when they make no sense
 */
export function readArguments(args) {
  const { values, positionals } = parsed(args)
  const [typed, ...others] = positionals
  if (typed === undefined || others.length > 0) throw new Stop(usage)
  // Checked first: lower case turns some foreign letters into plain ones.
  const email = typed.trim()
  if (!address.test(email)) throw new Stop(`"${typed}" is no e-mail address. ${usage}`)
  return { email: email.toLowerCase(), project: values.project, emulator: values.emulator === true }
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { project: { type: 'string' }, emulator: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

/**
 * Lists the address as an admin's; one that is listed already keeps its date.
 * @param {string[]} args
 * @returns {Promise<string>} what to tell the person who ran it
 */
async function addAdmin(args) {
  const { email, project, emulator } = readArguments(args)
  if (emulator) process.env['FIRESTORE_EMULATOR_HOST'] ||= emulatorHost
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  const { initializeApp } = await import('firebase-admin/app')
  const { getFirestore } = await import('firebase-admin/firestore')
  if (host) process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  const projectId =
    project ?? process.env['GCLOUD_PROJECT'] ?? (host ? 'demo-greenlight' : undefined)
  const app = initializeApp(projectId ? { projectId } : {})
  const where = host ? `the emulator at ${host}` : `project ${projectId ?? 'of your credentials'}`
  const ref = getFirestore(app).doc(`admins/${email}`)
  try {
    const isNew = await within(15_000, createUnlessThere(ref, email))
    return `${email} ${isNew ? 'is now' : 'was already'} an admin in ${where}. It counts once that address is verified: sign in with it and open the link in the verification e-mail (Google sign-in is verified by itself).`
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : String(error)
    const hint = host ? '' : ` ${credentialsHint}.`
    throw new Stop(`${email} could not be added in ${where}: ${reason}${hint}`)
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

/**
 * The SDK waits a minute for a server that is not there.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function within(ms, work) {
  const limit = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('no answer. Is it running?')), ms).unref(),
  )
  return Promise.race([work, /** @type {Promise<never>} */ (limit)])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => console.log(await addAdmin(process.argv.slice(2))))
  process.exit()
}
