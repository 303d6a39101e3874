import type { PublishedRemote, RegistryEntry } from '@greenlight/kit/contract/registry'
import type { Remote } from '@greenlight/kit/contract/remote'
import { getInstance } from '@module-federation/runtime'
import { report } from '../monitoring/report.ts'
import { checkContract, isRemote } from './checkRemote.ts'
import { isDownloadError } from './isDownloadError.ts'
import { RemoteError, toRemoteError } from './remoteError.ts'
import { checkShared } from './sharedVersions.ts'
import { withLimit } from './withLimit.ts'

/** The federation runtime itself never gives up. */
const LOAD_LIMIT_MS = 8000

export interface LoadedRemote {
  remote: Remote
  published: PublishedRemote
}

const loaded = new Map<string, Promise<LoadedRemote>>()
const failed = new Set<string>()
let attempts = 0

/** The remote of a registry entry, downloaded at its first use; a failure is forgotten. */
function loadVersion(published: PublishedRemote): Promise<LoadedRemote> {
  const { entry } = published
  const known = loaded.get(entry)
  if (known) return known
  const loading = download(published)
  loaded.set(entry, loading)
  loading.catch(() => loaded.delete(entry))
  return loading
}

async function download(published: PublishedRemote): Promise<LoadedRemote> {
  const { name, version, entry } = published
  checkContract(published)
  checkShared(published)
  const federation = getInstance()
  if (!federation) throw new RemoteError('evaluate', name, { detail: 'Federation is not set up.' })
  // Its own name and query for each attempt: the runtime stays stuck on one that failed.
  const attempt = ++attempts
  const key = `${name}@${version}#${attempt}`
  const address = failed.has(entry) ? `${entry}?retry=${attempt}` : entry
  federation.registerRemotes([{ name: key, entry: address, type: 'module' }])
  try {
    const exposed = await withLimit(
      federation.loadRemote<{ default: unknown }>(`${key}/remote`),
      LOAD_LIMIT_MS,
      () => new RemoteError('timeout', name),
    )
    if (!isRemote(exposed?.default)) throw new RemoteError('invalid', name)
    checkContract(exposed.default)
    return { remote: exposed.default, published }
  } catch (error) {
    failed.add(entry)
    throw toRemoteError(error, isDownloadError(error) ? 'unreachable' : 'evaluate', name)
  }
}

/**
 * What a member gets for a registry entry: its version, after one silent retry; else the last good
 * version; else the first failure is thrown. A version that hangs or does not fit is not asked twice.
 */
export async function loadRemote(entry: RegistryEntry): Promise<LoadedRemote> {
  try {
    return await loadVersion(entry).catch((error: unknown) => {
      if (toRemoteError(error, 'evaluate', entry.name).code !== 'unreachable') throw error
      return loadVersion(entry)
    })
  } catch (error) {
    const { name, version, previous } = entry
    const failure = toRemoteError(error, 'evaluate', name)
    if (!previous) throw failure
    console.warn(`${name} ${version} failed; falling back to ${previous.version}.`, failure)
    report({
      what: 'remote-fell-back',
      remote: name,
      version,
      to: previous.version,
      code: failure.code,
    })
    return loadVersion(previous).catch(() => {
      throw failure
    })
  }
}
