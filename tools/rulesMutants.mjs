// Changes firestore.rules in one point after the other and checks that some rules test notices:
//   npm run test:rules:mutants -- ["text in a mutant’s description"] [--lanes 3]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runMain } from './stack/fail.mjs'
import { importTypeScript } from './stack/importTypeScript.mjs'
import { readJson } from './stack/json.mjs'
import { shutDown, stopOnSignals } from './stack/lifetime.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { cacheDir } from './stack/paths.mjs'
import { seconds } from './stack/steps.mjs'

/** @typedef {import('../e2e/rules/mutants/kill.ts')} Mutants */

const memoryFile = join(cacheDir, 'rules-mutants.json')

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lanes: { type: 'string', default: '3' } },
  })
  stopOnSignals()
  needNode()
  if (!process.env['FIRESTORE_EMULATOR_HOST']) await startEmulator()
  // The mutants are written in TypeScript, beside the tests that must kill them.
  /** @type {Mutants} */
  const mutants = await importTypeScript('e2e/rules/mutants/kill.ts')
  const { killAll, staleEquivalents, describeMutant, remember } = mutants

  const started = performance.now()
  const memory = readMemory()
  /** @type {import('../e2e/rules/mutants/kill.ts').Verdict[]} */
  const verdicts = []
  await killAll({
    lanes: Number(values.lanes),
    match: positionals[0] ?? '',
    memory,
    told: (verdict, all) => {
      verdicts.push(verdict)
      if (verdict.caughtBy === null) console.log(`survived: ${describeMutant(verdict.mutant)}`)
      if (verdicts.length % 50 > 0 && verdicts.length < all) return
      console.log(`${verdicts.length} of ${all}`)
      writeMemory(remember(memory, verdicts))
    },
  })
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === null)
  const stale = staleEquivalents()
  for (const one of stale) console.log(`listed as changing nothing, but no mutant is that: ${one}`)
  const killed = verdicts.length - survivors.length
  const time = seconds(performance.now() - started)
  console.log(`${killed} of ${verdicts.length} mutants killed in ${time}`)
  await shutDown(survivors.length + stale.length > 0 ? 1 : 0)
})

async function startEmulator() {
  needJava()
  const { createStage } = await import('./test/stage.mjs')
  Object.assign(process.env, await createStage([]).emulators())
}

/**
 * What caught which mutant the last time: a hint, from which the next run is several times as fast.
 * @returns {import('../e2e/rules/mutants/kill.ts').Memory}
 */
function readMemory() {
  return existsSync(memoryFile) ? readJson(memoryFile) : {}
}

/** @param {import('../e2e/rules/mutants/kill.ts').Memory} memory */
function writeMemory(memory) {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(memoryFile, JSON.stringify(memory, null, 2))
}
