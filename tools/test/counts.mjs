import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson } from '../stack/json.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what failed, by name, and below it the beginning of why
 */

/**
 * What a part's report says. A part that failed without a failed test (a file that cannot be read, a
 * crash), or in which no test ran, counts as one failure: it has shown nothing.
 * @param {number} code of its process
 * @param {Counts} counts
 * @returns {Counts}
 */
export function judged(code, { failed, ...counts }) {
  const silent = counts.passed + failed === 0 || (code !== 0 && failed === 0)
  return { ...counts, failed: failed + Number(silent) }
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} testResults
 */

/**
 * @param {string} path of vitest's JSON report
 * @returns {Counts}
 */
export function vitestCounts(path) {
  /** @type {Partial<VitestReport>} */
  const report = readReport(path)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = report
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = basename(name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [failure(file, message)]
    return tests.map(({ fullName, failureMessages }) =>
      failure(`${file}: ${fullName}`, failureMessages?.[0]),
    )
  })
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures }
}

/** @typedef {{ results: { error?: { message?: string } }[] }} PlaywrightTest */

/**
 * @typedef {object} Suite
 * @property {{ file: string, title: string, ok: boolean, tests?: PlaywrightTest[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts}
 */
export function playwrightCounts(path) {
  /** @type {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number } } & Suite} */
  const { stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, ...all } = readReport(path)
  const { expected, unexpected, flaky, skipped } = stats
  const failures = specsOf(all)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests = [] }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []))
      return failure(`${file}: ${title}`, errors[0]?.message)
    })
  // One that passes only now and then is not one to rely on.
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}

/**
 * @param {Suite} suite
 * @returns {NonNullable<Suite['specs']>}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * A log that was cut still tells the cause.
 * @param {string} name
 * @param {string} why
 */
function failure(name, why = '') {
  const lines = stripVTControlCharacters(why).split('\n')
  const told = lines.filter((line) => line.trim() && !/^ +at /.test(line)).slice(0, 6)
  return [name, ...told.map((line) => `    ${line.trim().slice(0, 300)}`)].join('\n')
}

/**
 * @template {object} T
 * @param {string} path
 * @returns {Partial<T>} nothing of it when the tool ended before writing it
 */
function readReport(path) {
  return existsSync(path) ? readJson(path) : {}
}
