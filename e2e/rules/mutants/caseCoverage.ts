import { emulatorAddress } from '../../fixtures/emulator.ts'
import { loadRules } from '../setup/loadRules.ts'
import { type RuleCase, runCase } from '../setup/ruleCase.ts'
import { firestoreRules, type TestDatabase } from '../setup/testDatabase.ts'
import type { Mutant } from './mutants.ts'

/** What a case evaluates: the results of each expression, as 1 true, 2 false, 4 anything else, added up. */
type CaseCoverage = {
  readonly one: RuleCase
  readonly results: ReadonlyMap<string, number>
  /** How many conditions are false in it. */
  readonly falseCount: number
}

const TRUE = 1
const FALSE = 2
const OTHER = 4

/** A node of the emulator's report. `endOffset` is the last character of the expression. */
type ReportNode = {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number }
  readonly values?: readonly { readonly value: { boolValue?: boolean }; readonly count: number }[]
  readonly children?: readonly ReportNode[]
}

/**
 * The emulator notes every value, so its report and then each request become slower with each case. To
 * load the rules again takes 0.7 s and empties it.
 */
const RESET_AFTER = 20

/** Runs each case with the original rules and notes which expressions of the rules it evaluates. */
export async function measureCoverage(
  databases: ReadonlyMap<string, TestDatabase>,
  cases: readonly RuleCase[],
): Promise<readonly CaseCoverage[]> {
  const measured: CaseCoverage[] = []
  const waiting = cases.values()
  const lanes = [...databases].map(async ([projectId, database]) => {
    let before: ReadonlyMap<string, number> = new Map()
    let sinceReset = RESET_AFTER
    for (const one of waiting) {
      if (sinceReset === RESET_AFTER) {
        await loadRules(projectId, firestoreRules)
        before = await readCounts(projectId)
        sinceReset = 0
      }
      sinceReset += 1
      const problem = await runCase(database, one)
      if (problem) throw new Error(`The rules fail without a mutant: ${one.title}: ${problem}`)
      const after = await readCounts(projectId)
      measured.push({ one, ...difference(before, after) })
      if (measured.length % 500 === 0) console.log(`${measured.length} cases measured`)
      before = after
    }
  })
  await Promise.all(lanes)
  return measured
}

/**
 * The cases that can notice a mutant, the likely ones first: those in which the changed expression has the
 * result that the mutant takes away, and few other conditions refuse. All cases, if the emulator reports
 * nothing about that place.
 */
export function casesFor(mutant: Mutant, coverage: readonly CaseCoverage[]): readonly RuleCase[] {
  const place = smallestAround(mutant, coverage)
  const noticing = place
    ? coverage.filter(({ results }) => changes(mutant, place, results.get(place) ?? 0))
    : coverage
  const isAllowed = isAllowedInKiller(mutant)
  const likely = isAllowed ? TRUE : FALSE
  const score = ({ one, results, falseCount }: CaseCoverage) =>
    (((results.get(place ?? '') ?? 0) & likely) > 0 ? 0 : 2000) +
    (isAllowed === undefined || one.isAllowed === isAllowed ? 0 : 1000) +
    falseCount
  return noticing
    .map((each) => ({ one: each.one, score: score(each) }))
    .toSorted((a, b) => a.score - b.score)
    .map(({ one }) => one)
}

/** Whether a mutant changes one of these results of an expression. */
function changes({ start, end, after }: Mutant, place: string, results: number): boolean {
  const isWhole = place === `${start}-${end - 1}`
  if (isWhole && after === 'true') return (results & ~TRUE) > 0
  if (isWhole && after === 'false') return (results & ~FALSE) > 0
  return results > 0
}

/** What a case that fails with this mutant expects: a refused request fails if the rules allow more. */
function isAllowedInKiller({ after }: Mutant): boolean | undefined {
  if (after === 'true') return false
  return after === 'false' || /^[[{]/.test(after) ? true : undefined
}

const places = new WeakMap<readonly CaseCoverage[], readonly (readonly [number, number])[]>()

/** The smallest expression that a case evaluates and that contains the changed text. */
function smallestAround(
  { start, end }: Mutant,
  coverage: readonly CaseCoverage[],
): string | undefined {
  const known =
    places.get(coverage) ??
    [...new Set(coverage.flatMap(({ results }) => [...results.keys()]))].map((place) => {
      const [first = 0, last = 0] = place.split('-').map(Number)
      return [first, last] as const
    })
  places.set(coverage, known)
  const [smallest] = known
    .filter(([first, last]) => first <= start && last >= end - 1)
    .toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
  return smallest?.join('-')
}

/** How often each expression had each result so far, by place and result. */
async function readCounts(projectId: string): Promise<Map<string, number>> {
  const { host, port } = emulatorAddress()
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`
  const answer = await fetch(url)
  const { report } = (await answer.json()) as { readonly report: readonly ReportNode[] }
  const counts = new Map<string, number>()
  const add = ({ sourcePosition, values = [], children = [] }: ReportNode) => {
    const place = `${sourcePosition.currentOffset}-${sourcePosition.endOffset}`
    for (const { value, count } of values) {
      const result = value.boolValue === undefined ? OTHER : value.boolValue ? TRUE : FALSE
      const key = `${place} ${result}`
      counts.set(key, (counts.get(key) ?? 0) + count)
    }
    children.forEach(add)
  }
  report.forEach(add)
  return counts
}

function difference(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const results = new Map<string, number>()
  let falseCount = 0
  for (const [key, count] of after) {
    if (count === before.get(key)) continue
    const [place = '', result] = key.split(' ')
    if (Number(result) === FALSE) falseCount += 1
    results.set(place, (results.get(place) ?? 0) | Number(result))
  }
  return { results, falseCount }
}
