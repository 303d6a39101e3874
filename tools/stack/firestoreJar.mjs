import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Stop } from './fail.mjs'
import { wrapJar } from './jarWrapper.mjs'
import { readJson } from './json.mjs'
import { cacheDir, root } from './paths.mjs'
import { run } from './processes.mjs'

const tools = join(root, 'node_modules', 'firebase-tools')
const wrapper = join(cacheDir, 'firestore-emulator.jar')

/**
 * Finds the Firestore emulator, downloading it where the network allows.
 * @returns {Promise<Record<string, string>>} what firebase-tools needs in its environment to find it
 */
export async function firestoreJar() {
  const named = process.env['FIRESTORE_EMULATOR_BINARY_PATH']
  if (named && !existsSync(named)) {
    throw new Stop(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist: correct or unset it.`,
    )
  }
  if (named || existsSync(downloadedJar())) return {}
  const installed = googleCloudJar()
  // Once wrapped, the installed one stays in use: no start after the first looks at the network.
  if (!(installed && existsSync(wrapper)) && (await download())) return {}
  if (installed) return { FIRESTORE_EMULATOR_BINARY_PATH: wrapped(installed) }
  throw new Stop(
    'No Firestore emulator: connect to the network once so that it can be downloaded, or install the Google Cloud CLI with its Firestore emulator (gcloud components install cloud-firestore-emulator).',
  )
}

/** Where firebase-tools keeps the version of the emulator that it downloads. */
function downloadedJar() {
  /** @type {{ firestore: { downloadPathRelativeToCacheDir: string } }} */
  const details = readJson(join(tools, 'lib', 'emulator', 'downloadableEmulatorInfo.json'))
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return join(cache, details.firestore.downloadPathRelativeToCacheDir)
}

/** The emulator of an installed Google Cloud CLI, found from its command on the PATH. */
function googleCloudJar() {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const command = join(folder, 'gcloud')
    if (!existsSync(command)) continue
    const cli = dirname(dirname(realpathSync(command)))
    const jar = join(cli, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    if (existsSync(jar)) return jar
  }
  return undefined
}

/** @param {string} jar that has no main class of its own */
function wrapped(jar) {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(wrapper, wrapJar(jar))
  return wrapper
}

async function download() {
  if (!(await reachable('https://storage.googleapis.com/'))) return false
  console.log('  … downloading the Firestore emulator (once)')
  const firebase = join(tools, 'lib', 'bin', 'firebase.js')
  const args = [firebase, 'setup:emulators:firestore', '--project', 'demo-greenlight']
  const { code } = await run(process.execPath, args, { cwd: cacheFolder(), timeoutMs: 300_000 })
  return code === 0 && existsSync(downloadedJar())
}

/** firebase-tools leaves its log where it runs. */
function cacheFolder() {
  mkdirSync(cacheDir, { recursive: true })
  return cacheDir
}

/** @param {string} url */
async function reachable(url) {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) })
    return true
  } catch {
    return false
  }
}
