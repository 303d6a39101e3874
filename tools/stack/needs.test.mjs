// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { javaMajor, needNode } from './needs.mjs'
import { root } from './paths.mjs'

/** @param {string} code */
const moduleOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`

/** Removes features that Node 18 does not have. */
const asNode18 = moduleOf(`
  import { register } from 'node:module'
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })
  delete Array.prototype.toReversed
  register(${JSON.stringify(
    moduleOf(`
      export async function load(url, context, next) {
        const loaded = await next(url, context)
        if (loaded.format !== 'module') return loaded
        const source = 'import.meta.dirname = import.meta.filename = undefined;' + loaded.source
        return { ...loaded, source }
      }
    `),
  )})
`)

describe('what the machine must have', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0'])('Node %s will do', (version) => {
    expect(() => needNode(version)).not.toThrow()
  })

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.1.0', '23.4.0'])(
    'Node %s is refused with what to do',
    (version) => {
      expect(() => needNode(version)).toThrow(`Node ${version} will not do: install Node 20.19`)
    },
  )

  it.each([['start.mjs'], ['dev.mjs'], ['test.mjs', 'rules']])(
    '%s refuses Node 18 in one line',
    (command, ...args) => {
      const all = ['--import', asNode18, join(root, 'tools', command), ...args]
      // No Java: a command that does not refuse Node 18 stops there.
      const env = { PATH: '/nowhere' }
      const { status, stderr } = spawnSync(process.execPath, all, { env, encoding: 'utf8' })
      expect(stderr).toBe(
        '✖ Node 18.20.0 will not do: install Node 20.19, 22.12, 24 or newer (https://nodejs.org).\n',
      )
      expect(status).toBe(1)
    },
  )

  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_301"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['no such thing', 0],
  ])('reads %s', (output, major) => {
    expect(javaMajor(output)).toBe(major)
  })
})
