import { UserError } from '../stack/userError.mjs'

/** @import { Registry } from './contract.mjs' */
/**
 * @typedef {object} Hold keeps a package from being published by itself after a rollback
 * @property {string} by
 * @property {string} reason
 * @property {string} since ISO 8601
 * @property {string} version of the release that was rolled back
 * @property {string} content of that release
 */
/** @typedef {Record<string, Hold>} Holds by the name of the package */

/**
 * The hold that rolling back a package makes.
 * @param {Registry} before
 * @param {string} name
 * @param {{ by: string, reason: string }} why
 * @returns {Hold}
 * @throws {UserError} if nothing of the package is published
 */
export function holdOf({ shell, remotes }, name, { by, reason }) {
  const first = name === 'shell' ? shell : remotes[name]?.[0]
  if (!first) throw new UserError(`${name} is not published.`)
  const { version, content } = first
  return { by, reason, since: new Date().toISOString(), version, content }
}

/**
 * Refuses a release that would bring back what was rolled back.
 * @param {Holds} holds
 * @param {{ name: string, content: string }} release
 * @param {boolean} automatic whether nobody named the package
 * @throws {UserError}
 */
export function needNoHold(holds, { name, content }, automatic) {
  const hold = holds[name]
  if (!hold) return
  if (automatic) throw new UserError(`${heldLine(name, hold)}`)
  if (hold.content !== content) return
  throw new UserError(
    `${name} has not changed since ${hold.version} was rolled back: npm run unhold -- ${name} ${hold.version} gives it to members again.`,
  )
}

/**
 * @param {string} name
 * @param {Hold} hold
 */
export const heldLine = (name, { by, reason, since, version }) =>
  `${name} is held since ${version} was rolled back (${since.slice(0, 16).replace('T', ' ')} UTC, ${by}${reason && `: ${reason}`}): npm run unhold -- ${name} ends that.`
