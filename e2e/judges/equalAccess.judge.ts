import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { visits } from '../accessibility/routes.ts'
import { expect, test } from '../fixtures/test.ts'

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** One answer of a rule. `value`: how much the rule demands, and what it found. */
type Result = {
  ruleId: string
  reasonId: string
  value: [policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', found: string]
  message: string
  snippet: string
}

/** Axe asks that keys can scroll the messages, so the log is a tab stop. Equal Access asks for the opposite. */
const isAccepted = ({ ruleId, snippet }: Result) =>
  ruleId === 'element_tabbable_role_valid' && snippet.includes('role="log"')

/** What IBM's Equal Access finds in the page, without what passes. */
async function findingsIn(page: Page): Promise<Result[]> {
  await page.evaluate(engine)
  const report = await page.evaluate<{ results: Result[] }>(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => ({
      results: results.map(({ ruleId, reasonId, value, message, snippet }) => ({ ruleId, reasonId, value, message, snippet })),
    }))`,
  )
  return report.results.filter((one) => one.value[1] !== 'PASS' && !isAccepted(one))
}

/** The number of findings of each kind: "VIOLATION FAIL" is an error, the others are questions to a person. */
function counted(findings: readonly Result[]): string {
  const counts = new Map<string, number>()
  for (const { value } of findings) {
    const kind = value.join(' ')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'nothing'
}

test('Equal Access finds no violation on any route', async ({ openAs, page: visitor }) => {
  const all: Result[] = []
  const violations: string[] = []
  for (const { as, seen } of visits) {
    const page = as ? await openAs(as) : visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path, filled } of seen) {
      await page.goto(path)
      await expect(page.locator(filled).first()).toBeVisible()
      const findings = await findingsIn(page)
      all.push(...findings)
      violations.push(
        ...findings
          .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
          .map((one) => `${path} ${one.ruleId} ${one.reasonId}: ${one.message} ${one.snippet}`),
      )
      console.log(`${path}: ${counted(findings)}`)
    }
  }
  console.log(`Equal Access on all routes: ${counted(all)}`)
  expect(violations).toEqual([])
})
