// Changes firestore.rules in one point after the other and checks that some rules test notices:
//   npm run test:rules:mutants -- ["text in a mutant’s description"] [--lanes 3]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runMain } from './stack/fail.mjs'
import { shutDown, stopOnSignals } from './stack/lifetime.mjs'
import { needJava, needNode } from './stack/needs.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lanes: { type: 'string', default: '3' } },
  })
  stopOnSignals()
  needNode()
  if (!process.env['FIRESTORE_EMULATOR_HOST']) await startEmulator()
  const { killAll, staleEquivalents, describeMutant } = await loadMutants()

  const verdicts = await killAll({
    lanes: Number(values.lanes),
    match: positionals[0] ?? '',
    told: ({ mutant, caughtBy }, done, all) => {
      if (caughtBy === null) console.log(`survived: ${describeMutant(mutant)}`)
      else if (done % 50 === 0) console.log(`${done} of ${all}`)
    },
  })
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === null)
  const stale = staleEquivalents()
  for (const one of stale) console.log(`listed as changing nothing, but no mutant is that: ${one}`)
  console.log(`${verdicts.length - survivors.length} of ${verdicts.length} mutants killed`)
  await shutDown(survivors.length + stale.length > 0 ? 1 : 0)
})

async function startEmulator() {
  needJava()
  const { createStage } = await import('./test/stage.mjs')
  Object.assign(process.env, await createStage([]).emulators())
}

/** The mutants are written in TypeScript, beside the tests that must kill them. */
async function loadMutants() {
  const { runnerImport } = await import('vite')
  const path = fileURLToPath(new URL('../e2e/rules/mutants/kill.ts', import.meta.url))
  /** @type {{ module: typeof import('../e2e/rules/mutants/kill.ts') }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
  return module
}
