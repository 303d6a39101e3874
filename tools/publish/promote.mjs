import { join } from 'node:path'
import { writeJson } from '../stack/json.mjs'
import { UserError } from '../stack/userError.mjs'
import { registryProblems } from './changes.mjs'
import { publisher } from './describeBuild.mjs'
import { addShellFiles, readRegistryCopy, servedShell, writeRegistryCopy } from './siteFolders.mjs'

/** @import { Registry, Release, ShellRelease } from './contract.mjs' */
/**
 * @typedef {object} RegistryChange
 * @property {string} what in words, for the history
 * @property {string} reason for the history, too
 * @property {(before: Registry) => Registry} apply throws a UserError if it cannot be done
 * @property {readonly Release[]} [releases] those that it publishes
 * @property {{ build: string, release: ShellRelease, config?: import('../hosting/resolve.mjs').SiteConfig | undefined }} [shell]
 *   the one that it publishes; `config`: a new configuration of the site
 */

/**
 * The only function that changes the registry. One command at a time: it looks at the shell that the
 * site serves, checks the change against it, commits it, and renews the copy on the site. A command
 * that is killed leaves a state which the next one repairs.
 * @param {import('./target.mjs').Target} target
 * @param {RegistryChange} change
 * @throws {UserError} if the shell would have no fitting release of some remote, or two remotes the same path
 */
export async function promote(target, change) {
  const { publishedDir } = target
  const store = await target.store()
  return store.withLease('shell', async (lease) => {
    await target.pull('shell')
    const copy = readRegistryCopy(publishedDir)
    const served = servedShell(publishedDir)
    const registry = await store.change(lease, (stored) => {
      const known = stored ?? copy ?? { generation: 0, shell: null, remotes: {} }
      // What the site serves counts: a command may have ended between its commit and its deployment.
      const before = { ...known, shell: served }
      const shell = change.shell?.release ?? served
      const after = change.apply({ ...before, shell })
      const existing = registryProblems(before)
      const problems = registryProblems(after).filter((problem) => !existing.includes(problem))
      if (problems.length > 0) throw new UserError(problems.join('\n  '))
      const { what, reason } = change
      const entry = { at: new Date().toISOString(), by: publisher(), what, reason }
      return { registry: after, change: entry, releases: change.releases ?? [] }
    })
    if (change.shell) {
      const { config } = change.shell
      if (config) writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
      addShellFiles(publishedDir, change.shell.build, { registry, shell: change.shell.release })
    }
    writeRegistryCopy(publishedDir, registry)
    await target.push('shell')
    if (change.shell) await store.addPublishedShell(change.shell.release)
    return registry
  })
}

/**
 * Renews the copy of the registry if it is older than the registry. That happens if a command was killed
 * before it could write the copy.
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<boolean>} whether the copy was renewed
 */
export async function renewRegistryCopy(target) {
  const store = await target.store()
  const registry = await store.read()
  if (!registry || (await target.servedGeneration()) === registry.generation) return false
  return store.withLease('shell', async () => {
    await target.pull('shell')
    const latest = await store.read()
    if (!latest || readRegistryCopy(target.publishedDir)?.generation === latest.generation)
      return false
    writeRegistryCopy(target.publishedDir, latest)
    await target.push('shell')
    return true
  })
}
