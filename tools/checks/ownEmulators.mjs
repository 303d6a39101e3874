import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startEmulators } from '../stack/emulators.mjs'
import { freePorts } from '../stack/ports.mjs'

/**
 * Starts emulators for the tests of one file, on free ports. They stop after them.
 * @param {string} folder for their files
 * @returns {Promise<{ auth: number, firestore: number }>} the ports
 */
export async function startOwnEmulators(folder) {
  const [auth = 0, firestore = 0] = await freePorts(2)
  const ports = { auth, firestore }
  const emulators = await startEmulators({ ports, folder: join(folder, 'emulators'), keep: false })
  afterAll(() => emulators.stop())
  return ports
}
