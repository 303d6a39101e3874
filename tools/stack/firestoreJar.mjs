import { strToU8, zipSync } from 'fflate'
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson } from './json.mjs'
import { cacheDir, root } from './paths.mjs'
import { onPath, run } from './processes.mjs'
import { UserError } from './userError.mjs'

const firebaseTools = join(root, 'node_modules', 'firebase-tools')
const wrapper = join(cacheDir, 'firestore-emulator.jar')

/**
 * Finds the Firestore emulator, or downloads it.
 * @returns {Promise<Record<string, string>>} the environment in which firebase-tools finds it
 */
export async function firestoreJar() {
  const configured = process.env['FIRESTORE_EMULATOR_BINARY_PATH']
  if (configured && !existsSync(configured)) {
    throw new UserError(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${configured}, which does not exist: correct or unset it.`,
    )
  }
  if (configured || existsSync(downloadedJar())) return {}
  const installed = googleCloudJar()
  // A wrapped one stays in use: no start after the first waits for the network.
  if (!(installed && existsSync(wrapper)) && (await download())) return {}
  if (!installed) {
    throw new UserError(
      'No Firestore emulator: connect to the network once so that it can be downloaded, or install the Google Cloud CLI with its Firestore emulator (gcloud components install cloud-firestore-emulator).',
    )
  }
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(wrapper, wrapJar(installed))
  return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper }
}

/** The path of the emulator's jar, for its classes. Call it after `firestoreJar`. */
export function emulatorJar() {
  const path = process.env['FIRESTORE_EMULATOR_BINARY_PATH'] ?? googleCloudJar() ?? downloadedJar()
  if (!existsSync(path)) throw new UserError(`${path} does not exist: run npm start once.`)
  return path
}

/** Where firebase-tools keeps the version of the emulator that it downloads. */
function downloadedJar() {
  /** @type {{ firestore: { downloadPathRelativeToCacheDir: string } }} */
  const { firestore } = readJson(
    join(firebaseTools, 'lib', 'emulator', 'downloadableEmulatorInfo.json'),
  )
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return join(cache, firestore.downloadPathRelativeToCacheDir)
}

/** The emulator of an installed Google Cloud CLI. */
function googleCloudJar() {
  const inside = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
  return onPath('gcloud')
    .map((command) => join(dirname(dirname(realpathSync(command))), inside))
    .find(existsSync)
}

async function download() {
  const storage = 'https://storage.googleapis.com/'
  const isReachable = await fetch(storage, { method: 'HEAD', signal: AbortSignal.timeout(4000) })
    .then(() => true)
    .catch(() => false)
  if (!isReachable) return false
  console.log('  … downloading the Firestore emulator (once)')
  const firebase = join(firebaseTools, 'lib', 'bin', 'firebase.js')
  const args = [firebase, 'setup:emulators:firestore', '--project', 'demo-greenlight']
  mkdirSync(cacheDir, { recursive: true })
  const { code } = await run(process.execPath, args, { cwd: cacheDir, timeoutMs: 300_000 })
  return code === 0 && existsSync(downloadedJar())
}

/**
 * A jar that starts the Google Cloud CLI's Firestore emulator: that one names no main class, and
 * firebase-tools runs it with `java -jar`.
 * @param {string} emulatorJar its path
 */
export function wrapJar(emulatorJar) {
  const manifest = jarManifest({
    'Manifest-Version': '1.0',
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(emulatorJar).href,
  })
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) })
}

/**
 * A line of a manifest has at most 72 bytes; a longer value continues in lines that start with a
 * space (JAR File Specification, "Notes on Manifest and Signature Files").
 * @param {Record<string, string>} entries ASCII only
 */
export function jarManifest(entries) {
  return Object.entries(entries)
    .map(
      ([key, value]) => `${key}: ${value}`.replace(/(^.{72}|(?!^).{71})(?=.)/g, '$&\r\n ') + '\r\n',
    )
    .join('')
}
