import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson } from '../stack/json.mjs'

/** @typedef {ReturnType<typeof vitestCounts>} Counts `failures`: name of each failed test and the first lines of its error */

/**
 * Counts a part that failed without a failed test (a syntax error, a crash), or that found no test, as
 * one failure.
 * @param {number} code exit code of its process
 * @param {Counts} counts
 */
export function withCrash(code, { failed, ...counts }) {
  const crashed = counts.passed + failed + counts.skipped === 0 || (code !== 0 && failed === 0)
  return { ...counts, failed: failed + Number(crashed) }
}

/** @param {string} path of Vitest's JSON report */
export function vitestCounts(path) {
  /** @type {Partial<import('vitest/node').JsonTestResults>} */
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

/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts} a flaky test counts as failed
 */
export function playwrightCounts(path) {
  /** @type {Partial<import('@playwright/test/reporter').JSONReport>} */
  const { stats, suites = [] } = readReport(path)
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok, tests = [] }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests = [] }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
      return [failure(`${file}: ${title}`, failed?.error?.message), ...shownPage(failed)].join('\n')
    })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {}
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}

const MAX_SNAPSHOT_LINES = 120

/**
 * What the page showed when the test failed, as a screen reader finds it: where only the output is kept, the screenshots
 * are gone.
 * @param {import('@playwright/test/reporter').JSONReportTestResult | undefined} result
 */
function shownPage(result) {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return []
  const [, snapshot] = /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8')) ?? []
  const lines = snapshot?.split('\n') ?? []
  return lines.slice(0, MAX_SNAPSHOT_LINES).map((line) => `    ${line}`)
}

/** @param {Suite} suite @returns {Suite['specs']} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {string} name @param {string} [error] */
function failure(name, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() && !/^ +at /.test(line))
    .slice(0, 6)
  return [name, ...lines.map((line) => `    ${line.trim().slice(0, 300)}`)].join('\n')
}

/**
 * @template {object} T
 * @param {string} path
 * @returns {Partial<T>} empty when the tool ended before writing it
 */
const readReport = (path) => (existsSync(path) ? readJson(path) : {})
