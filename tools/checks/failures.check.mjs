import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { isFree, sitePorts } from '../stack/ports.mjs'
import { run } from '../stack/processes.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyFiles } from './copyWorkspace.mjs'

const bin = tempFolder('bin')
symlinkSync(process.execPath, join(bin, 'node'))

/**
 * @param {string[]} args
 * @param {string} [path] where programs are found
 */
function start(args, path = process.env['PATH'] ?? '') {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  })
  return { status, lines: stderr.trim().split('\n') }
}

describe('npm start says in one line what to do when', () => {
  it('there is no Java', () => {
    const { status, lines } = start([], bin)
    expect(lines).toEqual([
      expect.stringMatching(/^✖ The Firestore emulator needs Java: install Java 11/),
    ])
    expect(status).toBe(1)
  })

  it('Java is too old', () => {
    const java = '#!/bin/sh\necho \'java version "1.8.0_301"\' >&2\n'
    writeFileSync(join(bin, 'java'), java, { mode: 0o755 })
    const { status, lines } = start([], bin)
    expect(lines).toEqual([expect.stringMatching(/^✖ Java 8 is too old .* install Java 11/)])
    expect(status).toBe(1)
  })

  it('a port is taken', async () => {
    const port = sitePorts['shell'] ?? 0
    // A site may be running on this machine: then it is taken already.
    const server = createServer()
    const free = await isFree(port)
    if (free) await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)))
    const { status, lines } = start([])
    if (free) server.close()
    expect(lines).toEqual([
      expect.stringMatching(`^✖ Port ${port} \\(shell\\) is in use by .+, then try again`),
    ])
    expect(status).toBe(1)
  })

  it('an option is misspelt', () => {
    const { status, lines } = start(['--frech'])
    expect(lines).toEqual([expect.stringMatching(/^✖ Unknown option '--frech'/)])
    expect(status).toBe(1)
  })
})

describe('nothing is installed and there is no network', () => {
  const clone = tempFolder('clone')
  beforeAll(() => copyFiles(clone))

  it.concurrent.each([['start.mjs'], ['dev.mjs'], ['test.mjs', 'types']])(
    '%s says in one line what to do',
    async (command, ...args) => {
      const { code, output } = await run(process.execPath, [join('tools', command), ...args], {
        cwd: clone,
        env: {
          npm_config_registry: 'http://127.0.0.1:1/',
          npm_config_cache: join(clone, command),
        },
      })
      expect(output.trim().split('\n')).toEqual([
        expect.stringContaining('installing packages (npm ci), once'),
        expect.stringMatching(
          /^✖ The packages are not installed yet.* connect to the network once/,
        ),
      ])
      expect(code).toBe(1)
    },
  )
})
