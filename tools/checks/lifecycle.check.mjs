import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts, isFree } from '../stack/ports.mjs'
import { processTree } from '../stack/processTree.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

const folder = tempFolder('lifecycle')
const [auth = 0, firestore = 0] = await freePorts(2)
const note = `http://127.0.0.1:${firestore}/v1/projects/demo-greenlight/databases/(default)/documents/notes/one`
/** Past the rules, as the admin SDK does. */
const owner = { authorization: 'Bearer owner' }

/** @returns {Promise<{ child: import('node:child_process').ChildProcess, restored: boolean }>} */
function hold() {
  const options = JSON.stringify({ ports: { auth, firestore }, folder, keep: true })
  const child = fork(fileURLToPath(new URL('./holdEmulators.mjs', import.meta.url)), [options], {
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {{ restored: boolean }} */ { restored }) =>
      resolve({ child, restored }),
    )
    child.once('exit', () => reject(new Error('The emulators did not start.')))
  })
}

/** @param {string} text */
async function write(text) {
  const body = JSON.stringify({ fields: { text: { stringValue: text } } })
  const response = await fetch(note, { method: 'PATCH', headers: owner, body })
  expect(response.status).toBe(200)
}

async function read() {
  return (await fetch(note, { headers: owner })).text()
}

/** @param {number[]} pids */
function alive(pids) {
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  })
}

describe('the emulators', () => {
  /** @type {Awaited<ReturnType<typeof hold>>} */
  let held
  beforeAll(async () => {
    held = await hold()
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => held.child.once('exit', resolve))
    held.child.kill('SIGINT')
    await ended
  })

  it('enforce the rules of this tree', async () => {
    expect((await fetch(note)).status).toBe(403)
  })

  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGKILL']))(
    'leave no process behind after %s, and begin with their data the next time',
    async (signal) => {
      await write(`before ${signal}`)
      const all = processTree(held.child.pid)
      // The command, the host, firebase-tools and Java.
      expect(all.length).toBeGreaterThanOrEqual(4)
      held.child.kill(signal)
      // Saving takes as long as it takes; after it the host waits 8 s before it kills.
      await vi.waitFor(() => expect(alive(all)).toEqual([]), { timeout: 120_000, interval: 100 })
      expect(await isFree(firestore)).toBe(true)

      held = await hold()
      expect(held.restored).toBe(true)
      expect(await read()).toContain(`before ${signal}`)
    },
  )
})
