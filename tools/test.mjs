// npm test: every check of the project, from a fresh clone with one command. Names of parts run only
// those; arguments after them go to the part's tool: npm test -- e2e -g "signs up"
import { runMain, Stop } from './stack/fail.mjs'
import { install } from './stack/install.mjs'
import { shutDown, stopOnSignals } from './stack/lifetime.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { seconds } from './stack/steps.mjs'

const NEED_JAVA = ['rules', 'data', 'tools', 'e2e']

await runMain(async () => {
  stopOnSignals()
  needNode()
  const { wanted, extra } = readArguments(process.argv.slice(2))
  if (wanted.length === 0 || wanted.some((name) => NEED_JAVA.includes(name))) needJava()
  await install()
  // What follows needs the packages.
  const { parts } = await import('./test/parts.mjs')
  const { createStage } = await import('./test/stage.mjs')
  const stage = createStage(extra)
  const lines = []
  const failures = []
  let passed = 0
  let failed = 0
  for (const [name, runPart] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n▶ ${name}`)
    const started = performance.now()
    const counts = await runPart(stage).catch(brokenPart)
    passed += counts.passed
    failed += counts.failed
    failures.push(...counts.failures.map((failure) => `✖ ${name}: ${failure}`))
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
    lines.push(
      `${name.padEnd(6)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds(performance.now() - started)})`,
    )
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`)
  await shutDown(failed === 0 && passed > 0 ? 0 : 1)
})

/**
 * What a part needs could not be made: the other parts still tell something.
 * @param {unknown} error
 */
function brokenPart(error) {
  console.error(error instanceof Stop ? `✖ ${error.message}` : error)
  return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
}

/** @param {string[]} args */
function readArguments(args) {
  const names = ['lint', 'types', 'unit', 'rules', 'data', 'tools', 'e2e']
  const end = args.findIndex((arg) => !names.includes(arg))
  if (end === -1) return { wanted: args, extra: [] }
  const extra = args.slice(args[end] === '--' ? end + 1 : end)
  return { wanted: args.slice(0, end), extra }
}
