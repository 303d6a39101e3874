import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { emulatorJar } from '../../../tools/stack/firestoreJar.mjs'

/** Firebase accepts 250 KB and has refused files near that size. */
const MOST_BYTES = 225_000

/** The single-file launcher of `java` compiles the program, which only a JDK can. */
const hasCompiler = spawnSync('java', ['--list-modules'], { encoding: 'utf8' }).stdout.includes(
  'jdk.compiler',
)

it.skipIf(!hasCompiler)('the compiled rules are well below the size that Firebase accepts', () => {
  const program = fileURLToPath(new URL('RulesSize.java', import.meta.url))
  const rules = fileURLToPath(new URL('../../../firestore.rules', import.meta.url))
  const output = execFileSync('java', ['-cp', emulatorJar(), program, rules], { encoding: 'utf8' })
  const bytes = Number(output)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
