// Makes one change to firestore.rules at a time and checks that a rules test fails:
//   npm run test:rules:mutants -- ["text in a mutant’s description"] [--since main] [--from 700] [--lanes 3]
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { importTypeScript } from '../../../tools/stack/importTypeScript.mjs'
import { needNode } from '../../../tools/stack/needs.mjs'
import { root } from '../../../tools/stack/paths.mjs'
import { seconds } from '../../../tools/stack/steps.mjs'
import { runMain } from '../../../tools/stack/userError.mjs'

await runMain(async (lifetime) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lanes: { type: 'string', default: '3' },
      since: { type: 'string' },
      from: { type: 'string', default: '1' },
    },
  })
  needNode()
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    const { createTestSite } = await import('../../../tools/test/testSite.mjs')
    Object.assign(process.env, await createTestSite(lifetime).emulators())
  }
  /** @type {typeof import('./killMutants.ts')} */
  const mutants = await importTypeScript('e2e/rules/mutants/killMutants.ts')
  const { killMutants, staleEquivalents, describeMutant } = mutants

  const started = performance.now()
  /** @type {import('./killMutants.ts').MutantResult[]} */
  const results = []
  await killMutants({
    lanes: Number(values.lanes),
    match: positionals[0] ?? '',
    lines: values.since ? linesChangedSince(values.since) : null,
    from: Number(values.from),
    onResult: (result, all) => {
      results.push(result)
      if (result.killedBy === null) console.log(`survived: ${describeMutant(result.mutant)}`)
      if (results.length % 50 === 0) console.log(`${results.length} of ${all}`)
    },
  })
  const survivors = results.filter(({ killedBy }) => killedBy === null)
  const stale = staleEquivalents()
  for (const one of stale) console.log(`listed as equivalent, but no such mutant exists: ${one}`)
  const killed = results.length - survivors.length
  const time = seconds(performance.now() - started)
  console.log(`${killed} of ${results.length} mutants killed in ${time}`)
  await lifetime.end(survivors.length + stale.length > 0 ? 1 : 0)
})

/**
 * The lines of firestore.rules that differ from those of a commit.
 * @param {string} commit
 */
function linesChangedSince(commit) {
  const args = ['diff', '--unified=0', commit, '--', 'firestore.rules']
  const diff = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const lines = [...diff.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(
    ([, start, length = '1']) =>
      Array.from({ length: Number(length) }, (_, index) => Number(start) + index),
  )
  return new Set(lines)
}
