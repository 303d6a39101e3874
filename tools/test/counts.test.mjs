// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { playwrightCounts, vitestCounts, withCrash } from './counts.mjs'

const folder = tempFolder('counts')

/** @param {object} report */
function written(report) {
  putFiles(folder, { 'report.json': report })
  return join(folder, 'report.json')
}

describe('the sum of a part', () => {
  it('is what its report says', () => {
    const counts = { passed: 3, failed: 1, skipped: 2, failures: ['a: b'] }
    expect(withCrash(1, counts)).toEqual(counts)
    expect(withCrash(0, { passed: 3, failed: 0, skipped: 0, failures: [] }).failed).toBe(0)
    expect(withCrash(0, { passed: 0, failed: 0, skipped: 1, failures: [] }).failed).toBe(0)
  })

  it.each([
    ['no test ran', 0, 0],
    ['a file could not be read', 1, 12],
  ])('has a failure when %s', (_, code, passed) => {
    expect(withCrash(code, { passed, failed: 0, skipped: 0, failures: [] }).failed).toBe(1)
  })

  it('reads vitest, and names what failed', () => {
    const test = (/** @type {string} */ fullName, /** @type {string} */ status) => ({
      fullName,
      status,
      failureMessages: [
        'AssertionError: expected \u001b[32m1\u001b[39m to be 2\n\n    at pager.ts:3',
      ],
    })
    const path = written({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: '/of/this/machine/pager.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('the pager stops', 'failed'), test('it goes on', 'passed')],
        },
        {
          name: '/of/this/machine/dev.check.mjs',
          status: 'failed',
          message: 'The emulators ended.\n    at startEmulators',
          assertionResults: [test('a changed text', 'skipped')],
        },
      ],
    })
    expect(vitestCounts(path)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: [
        'pager.test.ts: the pager stops\n    AssertionError: expected 1 to be 2',
        'dev.check.mjs\n    The emulators ended.',
      ],
    })
  })

  it('reads Playwright, where a flaky test has failed, and names what failed with what its page showed', () => {
    const spec = { file: 'journeys/main.spec.ts', title: 'the main job' }
    const error = { message: 'Error: not visible\n\nLocator: menu' }
    const context = '# Error details\n\n```yaml\n- main:\n  - heading "Welcome!"\n```\n'
    putFiles(folder, { 'error-context.md': context })
    const attachments = [{ name: 'error-context', path: join(folder, 'error-context.md') }]
    const results = [{ error, attachments }, {}]
    const failed = { ...spec, ok: false, tests: [{ status: 'unexpected', results }] }
    const flaky = {
      ...spec,
      title: 'the flaky job',
      ok: true,
      tests: [{ status: 'flaky', results }],
    }
    const path = written({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
      suites: [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [failed, flaky] }] }],
    })
    expect(playwrightCounts(path)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      failures: ['the main job', 'the flaky job'].map(
        (title) =>
          `journeys/main.spec.ts: ${title}\n    Error: not visible\n    Locator: menu\n    - main:\n      - heading "Welcome!"`,
      ),
    })
  })

  it('is nothing when the tool ended before writing its report', () => {
    const nowhere = join(folder, 'none.json')
    const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }
    expect([vitestCounts(nowhere), playwrightCounts(nowhere)]).toEqual([nothing, nothing])
  })
})
