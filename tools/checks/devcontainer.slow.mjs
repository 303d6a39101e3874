import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'

const MINUTE = 60_000
const { code: engine } = await run('docker', ['info'], { timeoutMs: MINUTE })

// Its fields are checked by tools/lint/devcontainer.test.mjs, wherever the tests run.
it.runIf(engine === 0)(
  'the image of the dev container is built, and has what npm start and npm test need',
  { timeout: 30 * MINUTE },
  async () => {
    const folder = join(root, '.devcontainer')
    const built = await run('docker', ['build', '--quiet', folder], { timeoutMs: 20 * MINUTE })
    expect(built.code, built.output).toBe(0)
    const needs = 'node --version && java -version && chromium --version && lsof -v'
    const image = built.output.trim().split('\n').at(-1) ?? ''
    const tried = await run('docker', ['run', '--rm', image, 'sh', '-c', needs])
    expect(tried.code, tried.output).toBe(0)
  },
)
