import { matrixCases } from '../matrix/matrixCases.ts'
import { scenarioCases } from '../scenarios/scenarioCases.ts'
import { loadRules } from '../setup/loadRules.ts'
import { type RuleCase, runCase } from '../setup/ruleCase.ts'
import { firestoreRules, openTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import { casesFor, measureCoverage } from './caseCoverage.ts'
import { equivalentMutants, knownEquivalent, oneLine } from './equivalentMutants.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** A mutant and the name of the case that failed with it, or null if it survived. */
export type MutantResult = { readonly mutant: Mutant; readonly killedBy: string | null }

type Options = {
  /** Number of emulator projects that run in parallel. */
  readonly lanes: number
  /** Only mutants whose description contains this. */
  readonly match: string
  /** Only mutants that start in these lines; null for all. */
  readonly lines: ReadonlySet<number> | null
  /** The first line, to continue a stopped run. */
  readonly from: number
  readonly onResult: (result: MutantResult, all: number) => void
}

/**
 * Runs the cases against every mutant that is not in the list of equivalent mutants.
 * @public for run.mjs
 */
export async function killMutants(options: Options): Promise<void> {
  const { lanes, match, lines, from, onResult } = options
  const mutants = mutantsOf(firestoreRules).filter(
    (mutant) =>
      !knownEquivalent(mutant) &&
      mutant.line >= from &&
      describeMutant(mutant).includes(match) &&
      (lines?.has(mutant.line) ?? true),
  )
  const projects = Array.from({ length: lanes }, (_, index) => `demo-mutants-${index}`)
  for (const projectId of projects) databases.set(projectId, await openTestDatabase(projectId))
  const coverage = await measureCoverage(databases, [...scenarioCases, ...matrixCases()])
  const waiting = mutants.values()
  const lane = async (projectId: string) => {
    for (const mutant of waiting) {
      const tryAll = () => findKiller(projectId, mutant, casesFor(mutant, coverage))
      // A busy emulator sometimes drops a connection.
      const killedBy = await tryAll().catch(async () => {
        await closeDatabase(projectId)
        return tryAll()
      })
      onResult({ mutant, killedBy }, mutants.length)
    }
    await closeDatabase(projectId)
  }
  await Promise.all(projects.map(lane))
}

/**
 * Entries of the list of equivalent mutants that match no mutant.
 * @public for run.mjs
 */
export function staleEquivalents(): readonly string[] {
  const known = new Set(mutantsOf(firestoreRules).map(knownEquivalent))
  return equivalentMutants
    .filter((one) => !known.has(one))
    .map(({ name, before, after }) => `${name}: ${before} -> ${after}`)
}

/** A one-line description of a mutant. */
export function describeMutant(mutant: Mutant): string {
  const { line, position, before, after } = mutant
  const where = [position.path, position.name].filter(Boolean).join(' ')
  return `${line} (${where}): ${oneLine(before)} -> ${oneLine(after) || 'nothing'}`
}

function nameOf(one: RuleCase): string {
  return `${one.path}, ${one.as.uid}: ${one.title}`
}

const databases = new Map<string, TestDatabase>()
/** Much longer than a case takes on a busy machine. */
const caseLimitMs = 30_000

async function findKiller(
  projectId: string,
  mutant: Mutant,
  cases: Iterable<RuleCase>,
): Promise<string | null> {
  const database = databases.get(projectId) ?? (await openTestDatabase(projectId))
  databases.set(projectId, database)
  await loadRules(projectId, mutant.rules)
  for (const one of cases) {
    const problem = await Promise.race([runCase(database, one), noAnswer()])
    if (problem === null) continue
    // The SDK repeats a write without an answer forever, so this connection cannot be used again.
    if (!problem.startsWith('expected') || problem.includes('another reason'))
      await closeDatabase(projectId)
    return nameOf(one)
  }
  return null
}

async function closeDatabase(projectId: string): Promise<void> {
  const database = databases.get(projectId)
  databases.delete(projectId)
  await Promise.race([database?.close(), noAnswer()])
}

function noAnswer(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, caseLimitMs, 'no answer').unref())
}
