import { join } from 'node:path'
import { Stop } from './fail.mjs'
import { root } from './paths.mjs'
import { run, tail } from './processes.mjs'

/**
 * Fills the emulators with the demo members and what they wrote, unless they hold it already.
 * @param {Record<string, string>} env where they are
 * @returns {Promise<string>} what it did, in words
 */
export async function seedEmulators(env) {
  const { code, output } = await run(process.execPath, [join(root, 'tools/seed/seed.mjs')], { env })
  if (code !== 0) throw new Stop(`The seed failed.\n${tail(output)}`)
  return /^Seed: (.*) \(/m.exec(output)?.[1] ?? 'done'
}
