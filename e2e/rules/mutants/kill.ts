import { matrixCases } from '../matrix/matrixCases.ts'
import { play, type Case } from '../stage/case.ts'
import { emulatorAddress, openStage, rules, type Stage } from '../stage/stage.ts'
import { twins } from '../twins/twins.ts'
import { equivalenceOf, equivalents, oneLine } from './equivalent.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { Queue } from './queue.ts'

/** What became of a mutant: the name of the case that caught it, or null if it survived. */
export type Verdict = { readonly mutant: Mutant; readonly caughtBy: string | null }

/** Which case caught which mutant before, by their names: it is tried first. */
export type Memory = Readonly<Record<string, string>>

type Options = {
  /** How many projects of the emulator to use side by side. */
  readonly lanes: number
  /** Only mutants whose description contains this. */
  readonly match: string
  readonly memory: Memory
  readonly told: (verdict: Verdict, all: number) => void
}

/**
 * Plays the cases against every mutant that is not known to change nothing.
 * @public for tools/rulesMutants.mjs
 */
export async function killAll({ lanes, match, memory, told }: Options): Promise<void> {
  const mutants = mutantsOf(rules).filter(
    (mutant) => !equivalenceOf(mutant) && describeMutant(mutant).includes(match),
  )
  const waiting = mutants.values()
  const cases = [...twins, ...matrixCases()]
  const byName = new Map(cases.map((one) => [nameOf(one), one]))
  const queue = new Queue(cases)
  const lane = async (_: unknown, index: number) => {
    for (const mutant of waiting) {
      const likely = queue.for(mutant, byName.get(memory[nameWithoutLine(mutant)] ?? ''))
      const verdict = { mutant, caughtBy: await hunt(`demo-mutants-${index}`, mutant, likely) }
      const killer = byName.get(verdict.caughtBy ?? '')
      if (killer) queue.caught(killer)
      told(verdict, mutants.length)
    }
    await close(`demo-mutants-${index}`)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
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

/** What to remember for the next run, when what is left out of this one is as it was. */
export function remember(memory: Memory, verdicts: readonly Verdict[]): Memory {
  const learnt = verdicts.flatMap(({ mutant, caughtBy }) =>
    caughtBy === null ? [] : [[nameWithoutLine(mutant), caughtBy] as const],
  )
  return { ...memory, ...Object.fromEntries(learnt) }
}

/** One line that names a mutant. */
export function describeMutant(mutant: Mutant): string {
  return `${mutant.line} (${nameWithoutLine(mutant)}`
}

function nameWithoutLine({ place, before, after }: Mutant): string {
  const where = [place.path, place.name].filter(Boolean).join(' ')
  return `${where}): ${oneLine(before)} -> ${oneLine(after) || 'nothing'}`
}

function nameOf(one: Case): string {
  return `${one.path}, ${one.as.uid}: ${one.title}`
}

const stages = new Map<string, Stage>()
/** Far more than a case takes on a busy machine. */
const patience = 30_000

async function hunt(
  projectId: string,
  mutant: Mutant,
  likely: Iterable<Case>,
): Promise<string | null> {
  const stage = stages.get(projectId) ?? (await openStage(projectId))
  stages.set(projectId, stage)
  await load(projectId, mutant.rules)
  for (const one of likely) {
    const problem = await Promise.race([play(stage, one), tired()])
    if (problem === null) continue
    // A write without an answer is tried again for ever: such a stage is of no more use.
    if (!problem.startsWith('expected') || problem.includes('otherwise')) await close(projectId)
    return nameOf(one)
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
