import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(fileURLToPath(import.meta.url), '../../..')
/** The data of the emulators between two starts. */
export const dataDir = join(root, '.data')
/** The builds published on this machine: the folder that the local site serves. */
export const publishedDir = join(root, '.published')
/** Files that can be generated again. They are removed with the packages. */
export const cacheDir = join(root, 'node_modules', '.cache', 'greenlight')
