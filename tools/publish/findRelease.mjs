import { UserError } from '../stack/userError.mjs'
import { needRemote } from './packages.mjs'
import { renewShellSite } from './promote.mjs'

/**
 * Finds the remote and the release that a command's arguments name.
 * @param {import('./target.mjs').Target} target
 * @param {string | undefined} named
 * @param {string | undefined} version
 * @throws {UserError} if there is no such remote or release
 */
export async function findRelease(target, named, version) {
  const store = await target.store()
  await renewShellSite(target)
  const remotes = (await store.read())?.remotes ?? {}
  const name = needRemote(named, Object.keys(remotes))
  const list = remotes[name] ?? []
  const release = version ? await store.findPublished({ name, version }) : undefined
  if (version && !release) {
    const versions = await store.versionsOf(name)
    throw new UserError(`${name} ${version} is not published; these are: ${versions.join(', ')}.`)
  }
  return {
    name,
    first: list[0]?.version ?? '',
    canary: list.find(({ share }) => share < 100),
    ...(release && { release }),
  }
}
