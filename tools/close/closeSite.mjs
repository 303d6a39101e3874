import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firestoreAdmin } from '../google/firestoreAdmin.mjs'
import { promote } from '../publish/promote.mjs'
import { root } from '../stack/paths.mjs'
import { emulatorPorts } from '../stack/ports.mjs'
import { UserError } from '../stack/userError.mjs'
import { closedRules, readonlyRules } from './closedRules.mjs'

/** @typedef {import('../publish/target.mjs').Target} Target */
/** @typedef {NonNullable<import('../publish/contract.mjs').Registry['closed']>} Closing */

const committedRules = () => readFileSync(join(root, 'firestore.rules'), 'utf8')

/**
 * Closes the site, or makes it read-only: by the access rules, so that no page and no script gets around it. The
 * registry tells the pages, and keeps publications from deploying the normal rules.
 * @param {Target} target
 * @param {Pick<Closing, 'mode' | 'why'>} closing `why`: read by members
 * @throws {UserError}
 */
export async function closeSite(target, { mode, why }) {
  const store = await target.store()
  if (!(await store.read())) throw new UserError('Nothing is published: there is no site to close.')
  const rules = mode === 'closed' ? closedRules : readonlyRules(committedRules())
  const deployed = deployedRules(target)
  await deployed.replace(rules)
  await promote(target, {
    what: mode === 'closed' ? 'close the site' : 'make the site read-only',
    reason: why,
    apply: (before) => ({ ...before, closed: { mode, why, since: new Date().toISOString() } }),
  })
  // A publication that was running may have deployed the normal ones.
  if (!(await deployed.are(rules))) await deployed.replace(rules)
}

/**
 * Opens the site again, with the access rules of this tree.
 * @param {Target} target
 * @throws {UserError} if it is open
 */
export async function openSite(target) {
  const store = await target.store()
  const deployed = deployedRules(target)
  const isClosed = Boolean((await store.read())?.closed)
  if (!isClosed && (await deployed.are(committedRules()))) throw new UserError('The site is open.')
  await deployed.replace(committedRules())
  if (!isClosed) return
  await promote(target, {
    what: 'open the site',
    reason: '',
    apply: ({ closed: _closed, ...before }) => before,
  })
}

/**
 * The access rules of a project, or of the emulator.
 * @param {Target} target
 */
function deployedRules({ project }) {
  if (project) {
    const admin = firestoreAdmin(project)
    return {
      /** @param {string} rules */
      replace: (rules) => admin.releaseRules(rules),
      /** @param {string} rules */
      are: async (rules) => (await admin.rules()) === rules,
    }
  }
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? `127.0.0.1:${emulatorPorts.firestore}`
  return {
    /** @param {string} content */
    replace: async (content) => {
      const response = await fetch(
        `http://${host}/emulator/v1/projects/demo-greenlight:securityRules`,
        {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
        },
      )
      if (!response.ok) throw new UserError(`The rules were refused: ${await response.text()}`)
    },
    /** Only this machine changes them. */
    are: () => Promise.resolve(true),
  }
}
