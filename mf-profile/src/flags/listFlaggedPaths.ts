import { listMyFlags } from '@greenlight/kit/data/flags/listMyFlags'

/** The document paths of what I flagged. Without them nothing is hidden, which is no reason to show nothing. */
export async function listFlaggedPaths(): Promise<readonly string[]> {
  try {
    return (await listMyFlags()).map(({ targetPath }) => targetPath)
  } catch (cause) {
    console.warn('What this member flagged could not be read.', cause)
    return []
  }
}
