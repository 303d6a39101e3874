import { GoogleError } from '../google/googleApi.mjs'

/**
 * @typedef {object} Finding
 * @property {string} what was asked
 * @property {string} [problem] what is wrong; nothing if it is as it should be
 * @property {string} [mend] what to do about it
 * @property {string} [unasked] why it was not asked
 * @property {string} [note] what is known, and cannot be changed
 */

export const DEPLOY = 'npm run deploy makes it'
const LONGEST_ANSWER_MS = 10_000

/**
 * @param {string} what
 * @param {string | false | undefined} problem
 * @param {string} mend
 * @returns {Finding}
 */
export const finding = (what, problem, mend) => (problem ? { what, problem, mend } : { what })

/** @param {string} what @param {string} unasked @returns {Finding} */
export const notAsked = (what, unasked) => ({ what, unasked })

/**
 * A question that Google did not answer is a finding, and the others are still asked.
 * @param {unknown} error
 * @returns {Finding[]}
 */
export function unanswered(error) {
  if (!(error instanceof GoogleError)) throw error
  return [
    {
      what: 'an answer of Google',
      problem: error.message,
      mend: 'see the roles in docs/operations.md',
    },
  ]
}

/** @param {string} address @returns {Promise<{ status: number, headers: Headers }>} status 0: no answer */
export async function visit(address) {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
  } catch {
    return { status: 0, headers: new Headers() }
  }
}

/**
 * The findings as lines, problems with what to do about each.
 * @param {readonly Finding[]} findings
 */
export const findingsTable = (findings) =>
  findings
    .map(({ what, problem, mend, unasked, note }) => {
      if (unasked) return `– ${what}: not asked (${unasked})`
      if (note) return `• ${what}: ${note}`
      return problem ? `✖ ${what}: ${problem}\n    → ${mend}` : `✓ ${what}`
    })
    .join('\n')
