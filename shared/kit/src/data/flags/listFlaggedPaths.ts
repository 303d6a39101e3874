import { flaggedPaths } from '@greenlight/runtime'
import { listMyFlags } from './listMyFlags.ts'

/**
 * The document paths of what I flagged: as far as this device knows them for free, else a read a flag.
 * Never rejects: without them nothing is hidden, which is no reason to show nothing.
 */
export async function listFlaggedPaths(): Promise<readonly string[]> {
  const known = flaggedPaths.get()
  if (known) return known
  try {
    const paths = (await listMyFlags()).map(({ targetPath }) => targetPath)
    flaggedPaths.set(paths)
    return paths
  } catch (cause) {
    console.warn('What this member flagged could not be read.', cause)
    return []
  }
}
