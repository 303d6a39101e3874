import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { writeThrowawaySite } from '../publish/publishBuilds.mjs'
import { readJson, writeJson } from '../stack/json.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildEnv, run } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { findBrowser } from '../test/browser.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

const copy = tempFolder('against')
const publishedDir = tempFolder('against-published')
const names = Object.keys(sitePorts)
const free = await freePorts(names.length + 1)
const ports = Object.fromEntries(names.map((name, at) => [name, free[at + 1] ?? 0]))
const origins = localOrigins(ports)
const site = origins['shell'] ?? ''
const local = `http://localhost:${free[0]}`
/** @type {import('../stack/site.mjs').Site} */
let served

/** The site as it is published, with or without the operator's permission. @param {string[]} devOrigins */
async function serve(devOrigins) {
  const config = { ...previewConfig({ auth: 1, firestore: 2 }), devOrigins }
  writeJson(join(publishedDir, 'sites/shell/config.json'), config)
  served = await startSite({ ports, publishedDir, config })
}

const command = ['tools/dev.mjs', 'mf-onboarding', '--against', site]

beforeAll(async () => {
  await copyWorkspace(copy)
  writeThrowawaySite(publishedDir, origins)
  const file = join(copy, 'shared/build/ports.json')
  /** @type {Record<string, number>} */
  const its = readJson(file)
  writeJson(file, { ...its, 'mf-onboarding': free[0] })
})
afterAll(() => served.stop())

it('a site that does not allow it is named, with where to read about it', async () => {
  await serve([])
  const { output } = await run(process.execPath, command, { cwd: copy, env: buildEnv })
  expect(output).toMatch(`✖ ${site} allows no overrides: it is not its own devOrigin (docs/`)
  await served.stop()
})

it('a remote from this machine is in a published site, and follows its changes', async () => {
  await serve([site])
  const env = { ...process.env, ...buildEnv }
  const dev = spawn(process.execPath, command, { cwd: copy, env })
  let said = ''
  for (const output of [dev.stdout, dev.stderr])
    output.on('data', (/** @type {Buffer} */ text) => (said += String(text)))
  const says = (/** @type {string} */ text, times = 1) =>
    vi.waitFor(() => expect(said.split(text).length).toBeGreaterThan(times), 120_000)
  await says(`let mf-onboarding come from ${local}/remoteEntry.js`)

  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  const page = await browser.newPage()
  const override = JSON.stringify({ 'mf-onboarding': `${local}/remoteEntry.js` })
  await page.addInitScript({ content: `localStorage['gl.dev.remotes.v1'] = '${override}'` })
  await page.goto(`${site}/forgot`)
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.getByText('Not the published version: mf-onboarding').waitFor()

  const file = join(copy, 'mf-onboarding', 'src', 'ForgotPage.tsx')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll('Reset your password', 'A changed text'),
  )
  await says('built in', 2)
  await page.reload()
  await page.getByRole('heading', { name: 'A changed text' }).waitFor()
  await browser.close()
  dev.kill('SIGINT')
  await new Promise((resolve) => dev.once('exit', resolve))
})
