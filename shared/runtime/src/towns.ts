import type { TownIndex } from '@greenlight/domain/town/townIndex'
import { fail } from './errors.ts'
import { importWithRetry } from './importWithRetry.ts'

const importTownIndex = importWithRetry(() => import('./townIndex.ts'))

let index: Promise<TownIndex | null> | undefined
let failed = false

/**
 * The search index of the US towns, built once for the page. Null if it could not be downloaded, which is
 * logged. Only a call with `retry` downloads it again: otherwise each key stroke without a connection would
 * start a download.
 */
export function loadTownIndex({ retry = false } = {}): Promise<TownIndex | null> {
  if (!index || (failed && retry)) index = load()
  return index
}

async function load(): Promise<TownIndex | null> {
  failed = false
  try {
    return await (await importTownIndex()).downloadTownIndex()
  } catch (cause) {
    failed = true
    console.error(fail('runtime/city-data-failed', cause))
    return null
  }
}
