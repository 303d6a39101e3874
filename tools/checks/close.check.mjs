import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { closedRules, readonlyRules } from '../close/closedRules.mjs'
import { closeSite, openSite } from '../close/closeSite.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { shipRulesAndIndexes } from '../publish/rulesAndIndexes.mjs'
import { openDatabase } from '../stack/database.mjs'
import { root } from '../stack/paths.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { startHostedProject } from './releases/hostedProject.mjs'

const folder = tempFolder('close')
const project = await startHostedProject(folder)
afterAll(() => project.stop())
vi.stubEnv('XDG_CONFIG_HOME', folder)
const committed = readFileSync(join(root, 'firestore.rules'), 'utf8')
const { fake, newMachine } = project

it('refuses to close a site that does not exist', async () => {
  await expect(closeSite(await newMachine(), { mode: 'closed', why: 'Because.' })).rejects.toThrow(
    'there is no site to close',
  )
})

it('closes the site by its rules, and no publication opens it again', async () => {
  await project.publish('shell', { version: '1.0.0' })
  await project.publish('mf-gallery', { version: '1.0.0' })
  await shipRulesAndIndexes(fake.project)
  expect(fake.rules.text()).toBe(committed)

  await closeSite(await newMachine(), { mode: 'closed', why: 'We look into a leak.' })
  expect(fake.rules.text()).toBe(closedRules)
  expect((await project.copy()).closed).toMatchObject({
    mode: 'closed',
    why: 'We look into a leak.',
  })
  expect((await project.store.history(1))[0]).toMatchObject({
    what: 'close the site',
    reason: 'We look into a leak.',
  })

  await project.publish('mf-gallery', { version: '1.1.0' })
  const registry = await project.store.read()
  expect(registry?.closed?.mode).toBe('closed')
  fake.firestore.indexes.clear()
  await shipRulesAndIndexes(fake.project, { closed: Boolean(registry?.closed) })
  expect(fake.rules.text()).toBe(closedRules)
  expect(fake.firestore.indexes.size).toBeGreaterThan(10)
})

it('makes a closed site read-only, and opens it', async () => {
  await closeSite(await newMachine(), { mode: 'readonly', why: 'A court asks.' })
  expect(fake.rules.text()).toBe(readonlyRules(committed))
  expect((await project.copy()).closed?.mode).toBe('readonly')

  await openSite(await newMachine())
  expect(fake.rules.text()).toBe(committed)
  expect((await project.copy()).closed).toBeUndefined()
  await expect(openSite(await newMachine())).rejects.toThrow('The site is open.')
})

it('deploys the rules again where a publication overtook it', async () => {
  const isHosting = ({ path = '' }) => path.endsWith('/fake-shell/channels/live/releases')
  /** A publication that had read the registry before it was closed. */
  const overtake = () => fake.rules.replace(committed)
  fake.faults.plan({ of: isHosting, times: 1, answer: overtake })
  await closeSite(await newMachine(), { mode: 'closed', why: 'Again.' })
  fake.faults.clear()
  expect(fake.rules.text()).toBe(closedRules)
  await openSite(await newMachine())
})

it('finishes in a second run what a failure left', async () => {
  fake.faults.plan({ of: ({ path }) => path.endsWith('/rulesets'), answer: 403 })
  const closing = async () => closeSite(await newMachine(), { mode: 'closed', why: 'Again.' })
  await expect(closing()).rejects.toThrow('Google refused')
  expect((await project.store.read())?.closed).toBeUndefined()
  fake.faults.clear()
  await closing()
  expect(fake.rules.text()).toBe(closedRules)
  expect((await project.copy()).closed?.mode).toBe('closed')
})

it('closes the site of this machine by the rules of its emulator', async () => {
  const { db } = await openDatabase({ emulator: true })
  const addAnn = () => db.doc('users/ann').set({ username: 'Ann' })
  await addAnn()
  const target = localTarget(join(folder, 'published'), { shell: 'http://localhost:1' })
  const read = () => asAnn('GET', '')
  const write = () =>
    asAnn('PATCH', '?updateMask.fieldPaths=defaultLocation', {
      fields: { defaultLocation: { stringValue: 'Austin, TX' } },
    })
  const erase = () => asAnn('DELETE', '')
  await openSite(target).catch(() => {})
  expect([await read(), await write()]).toEqual([200, 200])
  await closeSite(target, { mode: 'closed', why: 'Because.' })
  expect([await read(), await write()]).toEqual([403, 403])
  await closeSite(target, { mode: 'readonly', why: 'Because.' })
  expect([await read(), await write(), await erase()]).toEqual([200, 403, 200])
  await openSite(target)
  await addAnn()
  expect(await write()).toBe(200)
})

/**
 * A request of a member about the own account. The emulator takes a token without a signature.
 * @param {string} method
 * @param {string} query
 * @param {object} [body]
 */
async function asAnn(method, query, body) {
  const part = (/** @type {object} */ data) =>
    Buffer.from(JSON.stringify(data)).toString('base64url')
  const claims = {
    ...{ sub: 'ann', user_id: 'ann', auth_time: Math.floor(Date.now() / 1000) },
    firebase: { sign_in_provider: 'password' },
  }
  const token = `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
  const path = `projects/${fake.project}/databases/(default)/documents/users/ann`
  const response = await fetch(`http://${host}/v1/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.status
}
