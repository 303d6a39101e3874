import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(fileURLToPath(import.meta.url), '../../..')
/** What the emulators keep between two starts. */
export const dataDir = join(root, '.data')
/** What has been published on this machine: the folder that the local site serves. */
export const publishedDir = join(root, '.published')
/** Things that can be made again, gone with the packages. */
export const cacheDir = join(root, 'node_modules', '.cache', 'greenlight')
