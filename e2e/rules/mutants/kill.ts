import { matrixCases } from '../matrix/matrixCases.ts'
import { play } from '../stage/case.ts'
import { emulatorAddress, openStage, rules, type Stage } from '../stage/stage.ts'
import { twins } from '../twins/twins.ts'
import { equivalenceOf, equivalents, oneLine } from './equivalent.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { Queue } from './queue.ts'

/** What became of a mutant: the title of the case that caught it, or null if it survived. */
export type Verdict = { readonly mutant: Mutant; readonly caughtBy: string | null }

type Options = {
  /** How many projects of the emulator to use side by side. */
  readonly lanes: number
  /** Only mutants whose description contains this. */
  readonly match: string
  readonly told: (verdict: Verdict, done: number, all: number) => void
}

/**
 * Plays the cases against every mutant that is not known to change nothing.
 * @public for tools/rulesMutants.mjs
 */
export async function killAll({ lanes, match, told }: Options): Promise<readonly Verdict[]> {
  const mutants = mutantsOf(rules).filter(
    (mutant) => !equivalenceOf(mutant) && describeMutant(mutant).includes(match),
  )
  const waiting = mutants.values()
  const queue = new Queue([...twins, ...matrixCases()])
  const verdicts: Verdict[] = []
  const lane = async (_: unknown, index: number) => {
    for (const mutant of waiting) {
      const verdict = { mutant, caughtBy: await hunt(`demo-mutants-${index}`, mutant, queue) }
      verdicts.push(verdict)
      told(verdict, verdicts.length, mutants.length)
    }
    await close(`demo-mutants-${index}`)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return verdicts
}

/**
 * Entries of the list of equivalents that no mutant fits any more.
 * @public for tools/rulesMutants.mjs
 */
export function staleEquivalents(): readonly string[] {
  const known = new Set(mutantsOf(rules).map(equivalenceOf))
  return equivalents
    .filter((one) => !known.has(one))
    .map(({ name, before, after }) => `${name}: ${before} -> ${after}`)
}

/** One line that names a mutant. */
export function describeMutant({ line, place, before, after }: Mutant): string {
  const where = [place.path, place.name].filter(Boolean).join(' ')
  return `${line} (${where}): ${oneLine(before)} -> ${oneLine(after) || 'nothing'}`
}

const stages = new Map<string, Stage>()
const patience = 5_000

async function hunt(projectId: string, mutant: Mutant, queue: Queue): Promise<string | null> {
  const stage = stages.get(projectId) ?? (await openStage(projectId))
  stages.set(projectId, stage)
  await load(projectId, mutant.rules)
  for (const one of queue.for(mutant)) {
    const problem = await Promise.race([play(stage, one), tired()])
    if (problem === null) continue
    queue.caught(one)
    // A write without an answer is tried again for ever: such a stage is of no more use.
    if (!problem.startsWith('expected') || problem.includes('otherwise')) await close(projectId)
    return `${one.path}, ${one.as.uid}: ${one.title} (${problem})`
  }
  return null
}

async function close(projectId: string): Promise<void> {
  const stage = stages.get(projectId)
  stages.delete(projectId)
  await Promise.race([stage?.close(), tired()])
}

function tired(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, patience, 'no answer').unref())
}

/** Puts rules in force in one project of the running emulator. */
async function load(projectId: string, content: string): Promise<void> {
  const { host, port } = emulatorAddress()
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const answer = await fetch(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`These rules do not compile: ${await answer.text()}`)
}
