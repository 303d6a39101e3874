// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { judged, playwrightCounts, vitestCounts } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'greenlight-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {object} report */
function written(report) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe('the sum of a part', () => {
  it('is what its report says', () => {
    const counts = { passed: 3, failed: 1, skipped: 2 }
    expect(judged(1, counts)).toEqual(counts)
    expect(judged(0, { passed: 3, failed: 0, skipped: 0 }).failed).toBe(0)
  })

  it.each([
    ['no test ran', 0, 0],
    ['a file could not be read', 1, 12],
  ])('has a failure when %s', (_, code, passed) => {
    expect(judged(code, { passed, failed: 0, skipped: 0 }).failed).toBe(1)
  })

  it('reads vitest', () => {
    const path = written({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 })
    expect(vitestCounts(path)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it('reads Playwright, where a flaky test has failed', () => {
    const path = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(playwrightCounts(path)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  it('is nothing when the tool ended before writing its report', () => {
    const nowhere = join(folder, 'none.json')
    expect([vitestCounts(nowhere), playwrightCounts(nowhere)]).toEqual([
      { passed: 0, failed: 0, skipped: 0 },
      { passed: 0, failed: 0, skipped: 0 },
    ])
  })
})
