import { chromium } from '@playwright/test'
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remoteNames } from '../publish/packages.mjs'
import { freePorts } from '../stack/ports.mjs'
import { findBrowser } from '../test/browser.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// A copy with one remote, so that its files may be edited and nothing has to be built.
const copy = mkdtempSync(join(tmpdir(), 'greenlight-dev-'))
/** @type {import('node:child_process').ChildProcess} */
let servers
let address = ''

beforeAll(async () => {
  await copyWorkspace(copy)
  for (const name of remoteNames()) {
    if (name !== 'mf-onboarding') rmSync(join(copy, name), { recursive: true, force: true })
  }
  const [shell, onboarding] = await freePorts(2)
  writeFileSync(join(copy, 'ports.json'), JSON.stringify({ shell, 'mf-onboarding': onboarding }))
  servers = fork(join(copy, 'tools', 'checks', 'holdDevSite.mjs'), {
    execArgv: [],
    cwd: copy,
    // Vite leaves federation out where it takes itself for part of a unit test.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  })
  address = await new Promise((resolve, reject) => {
    servers.once('message', (message) => resolve(/** @type {string} */ (message)))
    servers.once('exit', () => reject(new Error('The dev servers did not start.')))
  })
})
afterAll(async () => {
  const ended = new Promise((resolve) => servers.once('exit', resolve))
  servers.kill('SIGTERM')
  await ended
  rmSync(copy, { recursive: true, force: true })
})

it('a changed text is seen inside the shell, without a reload', async () => {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    await page.route(/^http:\/\/127\.0\.0\.1/, (route) => route.abort())
    await page.goto(`${address}/forgot`)
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))

    const file = join(copy, 'mf-onboarding', 'src', 'ForgotPage.tsx')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll('Reset your password', 'A changed text'))
    await page.getByRole('heading', { name: 'A changed text' }).waitFor()
    writeFileSync(file, text)
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  } finally {
    await browser.close()
  }
})
