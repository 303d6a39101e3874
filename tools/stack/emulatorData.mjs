import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const COMPLETE = 'firebase-export-metadata.json'

/**
 * The saved data to begin with: the last export that was completed.
 * @param {string} folder
 */
export function savedData(folder) {
  return [saved(folder), older(folder)].find((path) => existsSync(join(path, COMPLETE)))
}

/**
 * Exports what the emulators hold. A crash at any moment leaves a complete export behind: the new
 * one is written beside the old, and they change places by renaming.
 * @param {string} folder
 * @param {number} hubPort
 */
export async function saveData(folder, hubPort) {
  const fresh = join(folder, 'saved.next')
  rmSync(fresh, { recursive: true, force: true })
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'greenlight' }),
  })
  if (!response.ok || !existsSync(join(fresh, COMPLETE))) {
    throw new Error(`The emulators' data could not be saved: ${await response.text()}`)
  }
  rmSync(older(folder), { recursive: true, force: true })
  if (existsSync(saved(folder))) renameSync(saved(folder), older(folder))
  renameSync(fresh, saved(folder))
}

/** @param {string} folder */
const saved = (folder) => join(folder, 'saved')
/** @param {string} folder */
const older = (folder) => join(folder, 'saved.before')
