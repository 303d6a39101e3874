import { password } from '../seed/data.mjs'

/**
 * Begins a step of a command; call the answer when it is done, which prints its line.
 * @param {string} what
 * @returns {(note?: string) => void}
 */
export function step(what) {
  const started = performance.now()
  return (note = '') =>
    console.log(`  ✓ ${what}${note && `, ${note}`} (${seconds(performance.now() - started)})`)
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/**
 * What a person needs to know once everything runs.
 * @param {string} address
 */
export function readyLine(address) {
  const accounts = ['member', 'owner', 'admin', 'newcomer'].map((name) => `${name}@greenlight.test`)
  return `Greenlight is ready at ${address} (${seconds(performance.now())}). Sign in as ${accounts.join(', ')} with the password "${password}". Ctrl-C stops it.`
}
