import { UserError } from '../stack/userError.mjs'
import { registryProblems } from './changes.mjs'
import { publisher } from './describeBuild.mjs'
import { emptyRegistry, planSite } from './planSite.mjs'

/** @import { Registry } from './contract.mjs' */
/**
 * @typedef {object} RegistryChange
 * @property {string} what in words, for the history
 * @property {string} reason for the history, too
 * @property {(before: Registry) => Registry} apply throws a UserError if it cannot be done
 * @property {readonly import('./registryStore.mjs').PublishedRelease[]} [releases] those that it publishes
 */

/**
 * The only function that changes the registry. It checks the change, commits it, and renews the shell's site. The
 * order of two commands is that of their commits: whoever writes the site last, writes what the registry says. A
 * command that is killed leaves a state which the next one repairs.
 * @param {import('./target.mjs').Target} target
 * @param {RegistryChange} change
 * @throws {UserError} if the shell would have no fitting release of some remote, or two remotes the same path
 */
export async function promote(target, { what, reason, apply, releases = [] }) {
  const store = await target.store()
  const registry = await store.change((stored) => {
    const before = stored ?? emptyRegistry
    const after = apply(before)
    const existing = registryProblems(before)
    const problems = registryProblems(after).filter((problem) => !existing.includes(problem))
    if (problems.length > 0) throw new UserError(problems.join('\n  '))
    const change = { at: new Date().toISOString(), by: publisher(), what, reason }
    return { registry: after, change, releases }
  })
  await writeShellSite(target, what)
  return registry
}

/**
 * Renews the shell's site if it does not show the registry as it is. That happens if a command was killed between its
 * commit and the site.
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<boolean>} whether it was renewed
 */
export async function renewShellSite(target) {
  const registry = await (await target.store()).read()
  if (!registry || (await target.servedGeneration()) === registry.generation) return false
  await writeShellSite(target, 'renew')
  return true
}

/**
 * @param {import('./target.mjs').Target} target
 * @param {string} what
 */
const writeShellSite = (target, what) =>
  target.write('shell', { what, plan: () => planSite(target, 'shell') })
