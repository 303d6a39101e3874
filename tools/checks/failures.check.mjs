import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { isFree, sitePorts } from '../stack/ports.mjs'
import { copyFiles } from './copyWorkspace.mjs'

const bin = mkdtempSync(join(tmpdir(), 'greenlight-bin-'))
afterAll(() => rmSync(bin, { recursive: true }))
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
    expect(lines).toEqual([expect.stringMatching(`^✖ Port ${port} \\(shell\\) is in use. Stop`)])
    expect(status).toBe(1)
  })

  it('an option is misspelt', () => {
    const { status, lines } = start(['--frech'])
    expect(lines).toEqual([expect.stringMatching(/^✖ Unknown option '--frech'/)])
    expect(status).toBe(1)
  })
})

describe('npm test says in one line what to do when', () => {
  it('nothing is installed and there is no network', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'greenlight-clone-'))
    await copyFiles(clone)
    const offline = {
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: join(clone, 'cache'),
    }
    const { status, stderr } = spawnSync(process.execPath, ['tools/test.mjs', 'types'], {
      cwd: clone,
      env: { ...process.env, ...offline },
      encoding: 'utf8',
    })
    rmSync(clone, { recursive: true })
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^✖ The packages are not installed yet.* connect to the network once/),
    ])
    expect(status).toBe(1)
  })
})
