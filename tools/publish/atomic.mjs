import { mkdirSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Stop } from '../stack/fail.mjs'

/**
 * Writes a file that others may be reading: they see the old content or the new, never a part.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  const next = `${path}.${process.pid}.next`
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(next, path)
}

const STALE_MS = 30_000
const PATIENCE_MS = 10_000

/**
 * Keeps two commands from changing the same folder at once: each would undo the other's change.
 * @template T
 * @param {string} folder
 * @param {() => T | Promise<T>} change
 * @returns {Promise<T>}
 */
export async function alone(folder, change) {
  const lock = join(folder, '.lock')
  mkdirSync(folder, { recursive: true })
  const giveUp = Date.now() + PATIENCE_MS
  while (!taken(lock)) {
    if (Date.now() > giveUp)
      throw new Stop(`Another command is publishing. If none is, remove ${lock}.`)
    await wait(50)
  }
  try {
    return await change()
  } finally {
    rmdirSync(lock)
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    // Whoever made it was killed.
    if (age > STALE_MS) rmdirSync(lock)
    return false
  }
}
