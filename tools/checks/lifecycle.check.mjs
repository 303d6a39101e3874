import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readJson, writeJson } from '../stack/json.mjs'
import { freePorts, isFree, sitePorts } from '../stack/ports.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyFiles, copyWorkspace } from './copyWorkspace.mjs'

const MINUTE = 60_000
const folder = tempFolder('lifecycle')
/** The same without packages, as a fresh clone. */
const clone = tempFolder('lifecycle-clone')
/** For what the commands put into the system's temporary folder. */
const temporary = tempFolder('lifecycle-tmp')

/** @param {string} workspace */
async function usePortsOfItsOwn(workspace) {
  const names = Object.keys(sitePorts)
  const [auth, firestore, ...site] = await freePorts(names.length + 2)
  const ports = Object.fromEntries(names.map((name, at) => [name, site[at]]))
  writeJson(join(workspace, 'shared/build/ports.json'), ports)
  /** @type {{ emulators: object }} */
  const config = readJson(join(workspace, 'firebase.json'))
  const emulators = { ...config.emulators, auth: { port: auth }, firestore: { port: firestore } }
  writeJson(join(workspace, 'firebase.json'), { ...config, emulators })
  return { site: ports['shell'] ?? 0, firestore: firestore ?? 0 }
}

/**
 * `npm start` in a process group of its own, as a terminal gives it one.
 * @param {string} cwd
 */
function start(cwd) {
  const mark = randomUUID()
  const env = { ...process.env, TMPDIR: temporary, GREENLIGHT_MARK: mark }
  const child = spawn('npm', ['start'], { cwd, env, detached: true })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (/** @type {Buffer} */ text) => (said += String(text)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    said: () => said,
    /** All its processes, in whatever group. */
    processes: () => processesWith(mark),
    /** @param {string} text */
    says: (text) =>
      vi.waitFor(() => expect(said).toContain(text), { timeout: 5 * MINUTE, interval: 20 }),
    /** @param {RegExp} line of a process */
    runs: (line) =>
      vi.waitFor(
        () =>
          expect(
            processesWith(mark)
              .map((each) => each.line)
              .join('\n'),
          ).toMatch(line),
        { timeout: 5 * MINUTE, interval: 20 },
      ),
    /** As the terminal does: it sends it to the whole group. @param {NodeJS.Signals} [signal] */
    async ctrlC(signal = 'SIGINT') {
      process.kill(-(child.pid ?? 0), signal)
      await ended
    },
    ended,
  }
}

/** @param {string} mark in the environment @returns {{ pid: number, line: string }[]} */
function processesWith(mark) {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) return []
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return line ? [{ pid, line }] : []
    } catch {
      return []
    }
  })
}

/** A process that got the signal may need a moment. @param {ReturnType<typeof start>} command */
const expectNoProcess = (command) =>
  vi.waitFor(() => expect(command.processes()).toEqual([]), { timeout: 5000 })

/** @param {ReturnType<typeof start>} command that has ended @param {string} workspace */
async function expectNothingLeft(command, workspace) {
  await expectNoProcess(command)
  expect(readdirSync(temporary)).toEqual([])
  const kept = existsSync(join(workspace, '.data')) ? readdirSync(join(workspace, '.data')) : []
  expect(kept.filter((name) => /^(firebase-export-|hub-)/.test(name))).toEqual([])
}

describe.runIf(process.platform === 'linux')('one Ctrl-C leaves no process and no folder', () => {
  let ports = { site: 0, firestore: 0 }
  /** Past the rules, as the admin SDK does. */
  const owner = { authorization: 'Bearer owner' }
  /** @param {RequestInit} [options] */
  const note = (options) => {
    const path = 'v1/projects/demo-greenlight/databases/(default)/documents/notes/one'
    return fetch(`http://127.0.0.1:${ports.firestore}/${path}`, options)
  }
  const writeNote = () =>
    note({
      headers: owner,
      method: 'PATCH',
      body: JSON.stringify({ fields: { text: { stringValue: 'before Ctrl-C' } } }),
    })
  const readNote = async () => (await note({ headers: owner })).text()

  beforeAll(async () => {
    await copyWorkspace(folder)
    await copyFiles(clone)
    ports = await usePortsOfItsOwn(folder)
  })

  it('while it installs', async () => {
    const command = start(clone)
    await command.says('installing packages')
    await vi.waitFor(() => expect(existsSync(join(clone, 'node_modules'))).toBe(true), MINUTE)
    await command.ctrlC()
    await expectNothingLeft(command, clone)
  })

  it('while it builds', async () => {
    const command = start(folder)
    await command.runs(/\bvite\b.*build/)
    await command.ctrlC()
    expect(command.said()).not.toContain('shell, remotes and functions built')
    await expectNothingLeft(command, folder)
  })

  it('while the emulators start', async () => {
    const command = start(folder)
    await command.runs(/firestore-emulator\S*\.jar/)
    await command.ctrlC()
    expect(command.said()).not.toContain('emulators ready')
    await expectNothingLeft(command, folder)
  })

  it('while it seeds', async () => {
    const command = start(folder)
    await command.says('emulators ready')
    await command.ctrlC()
    expect(command.said()).not.toContain('demo members')
    await expectNothingLeft(command, folder)
  })

  it('when it is ready, and the next start has its data', async () => {
    const command = start(folder)
    await command.says('Greenlight is ready')
    expect((await fetch(`http://localhost:${ports.site}/gallery`)).status).toBe(200)
    expect((await writeNote()).status).toBe(200)
    // The rules of this tree.
    expect((await note()).status).toBe(403)
    await command.ctrlC()
    await expectNothingLeft(command, folder)
    expect(await isFree(ports.firestore)).toBe(true)
    expect(command.said()).not.toContain('✖')

    const next = start(folder)
    await next.says('with the data of the last start')
    expect(await readNote()).toContain('before Ctrl-C')
    await next.ctrlC('SIGTERM')
    await expectNothingLeft(next, folder)
  })

  it('after a kill that it cannot see, the next start says how to end what is left', async () => {
    const killed = start(folder)
    await killed.says('E-mail is ready')
    for (const { pid, line } of killed.processes())
      if (line.includes('tools/start.mjs')) process.kill(pid, 'SIGKILL')
    await killed.ended
    const refused = start(folder)
    await refused.says('✖')
    const [, pids = ''] = /^✖ Port .* is in use .*: kill ([\d ]+), then/m.exec(refused.said()) ?? []
    for (const pid of pids.split(' ')) process.kill(Number(pid))
    await expectNoProcess(killed)

    const next = start(folder)
    await next.says('with the data of the last start')
    expect(await readNote()).toContain('before Ctrl-C')
    await next.ctrlC()
    await expectNothingLeft(next, folder)
  })
})
