import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { publishFunctions, shipFunctions } from '../publish/functions/publishFunctions.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { readPackage } from '../publish/packages.mjs'
import { promote } from '../publish/promote.mjs'
import { historyTable } from '../publish/table.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'
import { localOrigins } from '../stack/site.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { startOwnEmulators } from './ownEmulators.mjs'

const folder = tempFolder('functions')
const { firestore } = await startOwnEmulators(folder)
const target = localTarget(join(folder, 'published'), localOrigins(sitePorts), firestore)
const { version } = readPackage('functions')
/** @type {object} */
const example = readJson(join(root, 'greenlight.config.example.json'))
/** @param {object | null} mail */
const withMail = (mail) => parseGreenlightConfig({ ...example, mail })
const config = withMail({ from: 'News <news@example.org>' })
/** The folders that were deployed, and what was in them. @type {string[]} */
let deployed = []

/** Firebase is not asked: this is the place of its command. @param {string} project @param {string} packed */
function deploy(project, packed) {
  const files = ['index.js', 'package.json', 'package-lock.json', '.env', '.secret.local']
  const there = files.filter((name) => existsSync(join(packed, 'functions', name)))
  deployed.push(`${project}: ${there.join(' ')}`)
  return Promise.resolve()
}
const options = { reason: 'more news', built: true, deploy }

it('needs a site', async () => {
  await expect(publishFunctions(target, config, options)).rejects.toThrow('There is no site yet')
  await promote(target, { what: 'begin', reason: '', apply: (before) => before, releases: [] })
})

it('are not published with a site that has no mail', async () => {
  expect(await shipFunctions(target, withMail(null), options)).toBeUndefined()
  expect(deployed).toEqual([])
})

it('are published once a version, with their history', async () => {
  expect(await shipFunctions(target, config, options)).toBe(version)
  expect(deployed).toEqual([`${config.project}: index.js package.json package-lock.json .env`])
  const store = await target.store()
  expect(await store.versionsOf('functions')).toEqual([version])
  expect(historyTable(await store.history())).toContain(`publish functions ${version}  more news`)
  expect(await shipFunctions(target, config, options)).toBeUndefined()
  await expect(publishFunctions(target, config, options)).rejects.toThrow(
    `functions has not changed since ${version} was published.`,
  )
  expect(deployed).toHaveLength(1)
})

it('are deployed again with other settings', async () => {
  deployed = []
  const other = withMail({ from: 'Other <other@example.org>' })
  expect(await publishFunctions(target, other, options)).toBe(version)
  expect(deployed).toHaveLength(1)
})
