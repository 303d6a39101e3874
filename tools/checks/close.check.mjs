import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { closedRules, readonlyRules } from '../close/closedRules.mjs'
import { closeSite, openSite } from '../close/closeSite.mjs'
import { shipRulesAndIndexes } from '../publish/rulesAndIndexes.mjs'
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
