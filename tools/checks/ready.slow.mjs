import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

const folder = tempFolder('ready')
/** The functions must not make the start slower than this. */
const LONGER_MS = 3000
/** A network with this machine alone, as without a cable. */
const ALONE = ['unshare', '-rn', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"']
const canBeAlone = spawnSync('unshare', [...ALONE.slice(1), 'true']).status === 0

/** @param {string[]} before @param {string[]} args @returns {Promise<number>} the middle of three */
async function ready(before, args) {
  const times = []
  for (const attempt of [1, 2, 3]) {
    const own = join(folder, String(attempt))
    const script = join(root, 'tools/checks/measureReady.mjs')
    const [command = '', ...rest] = [...before, process.execPath, script, own, ...args]
    const { output } = await run(command, rest)
    const [, ms] = /^ready (\d+)$/m.exec(output) ?? []
    if (!ms) throw new Error(output)
    times.push(Number(ms))
  }
  return times.sort((a, b) => a - b)[1] ?? 0
}

it.each([
  ['with a network', [], true],
  ['without a network', ALONE, canBeAlone],
])('%s, the site is as soon ready as without functions', async (name, before, isPossible) => {
  if (!isPossible) return
  const without = await ready(before, [])
  const having = await ready(before, ['functions'])
  console.log(`  ${name}: ${without} ms without functions, ${having} ms with them`)
  expect(having - without).toBeLessThan(LONGER_MS)
})
