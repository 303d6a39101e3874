import { spawnSync } from 'node:child_process'
import { UserError } from './userError.mjs'

const JAVA = 11

/**
 * Stops with one line unless this Node is one that Vite and Lerna accept. What runs before it, and `runMain` after
 * it, must work in Node 18, which has no `import.meta.dirname` and no `toReversed`.
 */
export function needNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return
  throw new UserError(
    `Node ${version} will not do: install Node 20.19, 22.12, 24 or newer (https://nodejs.org).`,
  )
}

/** Stops with one line unless a Java is there that can run the Firestore emulator. */
export function needJava() {
  const { error, status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const install = `install Java ${JAVA} or newer (Debian: apt install default-jre-headless; others: https://adoptium.net)`
  if (error || status !== 0) throw new UserError(`The Firestore emulator needs Java: ${install}.`)
  const major = javaMajor(stderr)
  if (major < JAVA)
    throw new UserError(`Java ${major} is too old for the Firestore emulator: ${install}.`)
}

/**
 * The major version in what `java -version` prints; 8 calls itself 1.8.
 * @param {string} output
 */
export function javaMajor(output) {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? []
  return Number(first === '1' ? second : first) || 0
}
