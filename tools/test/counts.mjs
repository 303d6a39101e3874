import { existsSync } from 'node:fs'
import { readJson } from '../stack/json.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What a part's report says. A part that failed without a failed test (a file that cannot be read, a
 * crash), or in which no test ran, counts as one failure: it has shown nothing.
 * @param {number} code of its process
 * @param {Counts} counts
 * @returns {Counts}
 */
export function judged(code, { passed, failed, skipped }) {
  const silent = passed + failed === 0 || (code !== 0 && failed === 0)
  return { passed, failed: failed + Number(silent), skipped }
}

/**
 * @param {string} path of vitest's JSON report
 * @returns {Counts}
 */
export function vitestCounts(path) {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number }} */
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(path)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts}
 */
export function playwrightCounts(path) {
  /** @type {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } } = readReport(path)
  const { expected, unexpected, flaky, skipped } = stats
  // One that passes only now and then is not one to rely on.
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * @template {object} T
 * @param {string} path
 * @returns {Partial<T>} nothing of it when the tool ended before writing it
 */
function readReport(path) {
  return existsSync(path) ? readJson(path) : {}
}
