import { UserError } from '../stack/userError.mjs'
import { registryProblems, unfitRemotes } from './changes.mjs'
import { compatibilityProblems } from './contract.mjs'
import { publisher } from './describeBuild.mjs'
import { emptyRegistry, planSite } from './planSite.mjs'

/** @import { Registry } from './contract.mjs' */
/** @import { Hold, Holds } from './holds.mjs' */
/**
 * @typedef {object} RegistryChange
 * @property {string} what in words, for the history
 * @property {string} reason for the history, too
 * @property {(before: Registry, holds: Holds) => Registry} apply throws a UserError if it cannot be done
 * @property {(before: Registry, holds: Holds) => Record<string, Hold | null>} [holds] those that change; null ends one
 * @property {readonly import('./registryStore.mjs').PublishedRelease[]} [releases] those that it publishes
 */

/**
 * The only function that changes the registry. It checks the change, commits it, and renews the shell's site. The
 * order of two commands is that of their commits, because each writes to the site what the registry says. The next
 * command repairs the state that a killed one leaves.
 * @param {import('./target.mjs').Target} target
 * @param {RegistryChange} change
 * @throws {UserError} if the shell would have no fitting release of some remote, or two remotes the same path
 */
export async function promote(target, { what, reason, apply, holds, releases = [] }) {
  const store = await target.store()
  /** @type {Registry | undefined} what was refused */
  let refused
  const change = () => ({ at: new Date().toISOString(), by: publisher(), what, reason })
  const changed = store.change((stored, held) => {
    const before = stored ?? emptyRegistry
    const after = apply(before, held)
    const existing = registryProblems(before)
    const problems = registryProblems(after).filter((problem) => !existing.includes(problem))
    if (problems.length > 0) {
      refused = after
      throw new UserError(problems.join('\n  '))
    }
    const changes = holds?.(before, held) ?? {}
    return { registry: after, change: change(), releases, holds: changes }
  })
  const registry = await changed.catch(async (error) => {
    if (refused && error instanceof UserError) {
      throw new UserError([error.message, ...(await fittingReleases(store, refused))].join('\n  '))
    }
    throw error
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
 * Which earlier releases would be right, for each remote of which none is.
 * @param {import('./registryStore.mjs').RegistryStore} store
 * @param {Registry} registry
 */
async function fittingReleases(store, registry) {
  const { shell } = registry
  const lines = unfitRemotes(registry).map(async (name) => {
    const found = (await store.available(name)).find(
      (release) => shell && compatibilityProblems(release, shell).length === 0,
    )
    if (!found) return []
    return [`${name} ${found.version} fits: npm run rollback -- ${name} ${found.version}`]
  })
  return (await Promise.all(lines)).flat()
}

/**
 * @param {import('./target.mjs').Target} target
 * @param {string} what
 */
const writeShellSite = (target, what) =>
  target.write('shell', { what, plan: () => planSite(target, 'shell') })
