import { UserError } from '../stack/userError.mjs'
import { needRemote } from './packages.mjs'
import { renewShellSite } from './promote.mjs'

/**
 * Finds the package and the release that a command's arguments name.
 * @param {import('./target.mjs').Target} target
 * @param {string | undefined} named
 * @param {string | undefined} version
 * @throws {UserError} if there is no such package or release
 */
export async function findRelease(target, named, version) {
  const store = await target.store()
  await renewShellSite(target)
  const { shell = null, remotes = {} } = (await store.read()) ?? {}
  const name = named === 'shell' && shell ? 'shell' : needRemote(named, Object.keys(remotes))
  const list = remotes[name] ?? []
  const release = version ? await store.findPublished({ name, version }) : undefined
  if (version && !release) {
    const versions = await store.versionsOf(name)
    throw new UserError(`${name} ${version} is not published; these are: ${versions.join(', ')}.`)
  }
  return {
    name,
    first: (name === 'shell' ? shell : list[0])?.version ?? '',
    canary: list.find(({ share }) => share < 100),
    ...(release && { release }),
  }
}

/**
 * The shell that was published before the live one.
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<import('./contract.mjs').ShellRelease>}
 * @throws {UserError} if there is none
 */
export async function earlierShell(target) {
  const store = await target.store()
  const live = (await store.read())?.shell
  const earlier = (await store.available('shell')).find(
    ({ publishedAt }) => publishedAt < (live?.publishedAt ?? ''),
  )
  if (earlier) return earlier
  throw new UserError(`shell ${live?.version ?? ''} has no earlier release to go back to.`)
}
