import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { readJson } from './json.mjs'
import { cacheDir, root } from './paths.mjs'
import { onPath } from './processes.mjs'
import { UserError } from './userError.mjs'

const firebaseTools = join(root, 'node_modules', 'firebase-tools')
const WRAPPER = 'firestore-emulator.jar'

/**
 * Finds the Firestore emulator. firebase-tools downloads it where there is none and the network allows it.
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
  // A wrapped jar stays in use, so that later starts do not wait for the network.
  if (installed && (existsSync(join(cacheDir, WRAPPER)) || !(await canDownload())))
    return { FIRESTORE_EMULATOR_BINARY_PATH: wrapJar(cacheDir, installed) }
  if (!installed && !(await canDownload())) {
    throw new UserError(
      'No Firestore emulator: connect to the network once so that it can be downloaded, or install the Google Cloud CLI with its Firestore emulator (gcloud components install cloud-firestore-emulator).',
    )
  }
  console.log('  … downloading the Firestore emulator, once')
  return {}
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

function canDownload() {
  const storage = 'https://storage.googleapis.com/'
  return fetch(storage, { method: 'HEAD', signal: AbortSignal.timeout(4000) })
    .then(() => true)
    .catch(() => false)
}

/**
 * Writes a jar that starts the Google Cloud CLI's Firestore emulator: that one names no main class, and
 * firebase-tools runs it with `java -jar`.
 * @param {string} folder
 * @param {string} emulatorJar its path
 * @returns {string} the path of the new jar
 */
export function wrapJar(folder, emulatorJar) {
  const link = 'cloud-firestore-emulator.jar'
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, link))) {
    rmSync(join(folder, link), { force: true })
    symlinkSync(emulatorJar, join(folder, link))
  }
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${link}`,
    '',
  ].join('\r\n')
  const jar = join(folder, WRAPPER)
  writeFileSync(jar, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }))
  return jar
}
