import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { folderOf } from '../hosting/resolve.mjs'
import { readJson } from '../stack/json.mjs'
import { once } from '../stack/once.mjs'
import { emulatorPorts, freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { parseRegistry } from './contract.mjs'
import { openStore } from './registryStore.mjs'

/** @import { SitePlan } from './planSite.mjs' */

/**
 * A folder that a local site serves: what is in it is live.
 * @param {string} folder
 * @param {Record<string, string>} origins
 * @param {number} [firestore] port of the emulator, if it is not the one of `npm start`
 * @returns {import('./target.mjs').Target}
 */
export function localTarget(folder, origins, firestore) {
  const store = once(() => openStore({ emulator: true, ...(firestore && { port: firestore }) }))
  const config = join(folder, 'sites', 'shell', 'config.json')
  return {
    origins,
    ...(existsSync(config) && { config: readJson(config) }),
    store,
    hashOf: (content) => hash('sha256', content),
    servedGeneration: () => Promise.resolve(registryCopy(folder)?.generation ?? null),
    write: async (name, { plan }) => {
      const { read, markRemoved } = await store()
      for (;;) {
        const wanted = await plan()
        writeSite(join(folder, 'sites', name), name, wanted)
        if (wanted.expired.length > 0) await markRemoved(wanted.expired)
        // Another command may have changed the registry, and have written the site before this one did.
        if (((await read())?.generation ?? 0) === wanted.generation) break
      }
      return { isLatest: () => Promise.resolve(true) }
    },
    // Without the site of `npm start`, which may not be running.
    withOrigin: async (name, use) => {
      const [port = 0] = await freePorts(1)
      const config = previewConfig(emulatorPorts)
      const site = await startSite({ ports: { [name]: port }, publishedDir: folder, config })
      try {
        return await use(site.origins[name] ?? '')
      } finally {
        await site.stop()
      }
    },
  }
}

/**
 * @param {string} site its folder
 * @param {string} name of the package
 * @param {Pick<SitePlan, 'files' | 'remove'>} plan
 */
export function writeSite(site, name, { files, remove }) {
  const isInRelease = (/** @type {string} */ path) => folderOf(name, path) !== undefined
  const copies = new Map(
    [...files].filter(([path]) => isInRelease(path)).map(([path, file]) => [file.hash, path]),
  )
  for (const [path, file] of files) {
    if (isInRelease(path) && existsSync(join(site, path))) continue
    const content = file.content ?? contentOf(join(site, copies.get(file.hash) ?? path))
    if (content && !contentOf(join(site, path))?.equals(content))
      writeFile(join(site, path), content)
  }
  for (const path of remove) rmSync(join(site, path), { force: true })
}

/** @param {string} file @returns {Buffer | undefined} nothing if somebody emptied the folder */
const contentOf = (file) => (existsSync(file) ? readFileSync(file) : undefined)

/**
 * Writes a file that the site may be serving: visitors get the old content or the new.
 * @param {string} file
 * @param {Buffer} content
 */
function writeFile(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileAtomic.sync(file, content)
}

/**
 * The copy of the registry that a local site serves.
 * @param {string} publishedDir
 * @returns {import('./contract.mjs').Registry | null} null if there is none
 */
export function registryCopy(publishedDir) {
  const path = join(publishedDir, 'sites', 'shell', 'registry.json')
  return existsSync(path) ? parseRegistry(readJson(path)) : null
}
