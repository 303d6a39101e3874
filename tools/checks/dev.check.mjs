import { chromium } from '@playwright/test'
import { fork } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { password } from '../seed/data.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { freePorts } from '../stack/ports.mjs'
import { findBrowser } from '../test/browser.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

// A copy with one remote, so that its files may be edited and nothing has to be built.
const copy = tempFolder('dev')
const emulatorFolder = tempFolder('dev-emulators')
/** @type {import('node:child_process').ChildProcess} */
let servers
/** @type {import('../stack/emulators.mjs').Emulators} */
let emulators
/** @type {import('@playwright/test').Browser} */
let browser
let emulatorPorts = { auth: 0, firestore: 0 }
let address = ''
let alone = ''

beforeAll(async () => {
  await copyWorkspace(copy)
  for (const name of remoteNames()) {
    if (name !== 'mf-onboarding') rmSync(join(copy, name), { recursive: true, force: true })
  }
  const [shell = 0, onboarding = 0, auth = 0, firestore = 0] = await freePorts(4)
  writeFileSync(
    join(copy, 'shared/build/ports.json'),
    JSON.stringify({ shell, 'mf-onboarding': onboarding }),
  )
  alone = `http://localhost:${onboarding}`
  emulatorPorts = { auth, firestore }
  await Promise.all([startDevSite(), startBackend(), startBrowser()])
})
afterAll(async () => {
  await browser.close()
  await emulators.stop()
  const ended = new Promise((resolve) => servers.once('exit', resolve))
  servers.kill('SIGTERM')
  await ended
})

async function startDevSite() {
  servers = fork(join(copy, 'tools', 'checks', 'holdDevSite.mjs'), { execArgv: [], cwd: copy })
  address = await new Promise((resolve, reject) => {
    servers.once('message', (message) => resolve(/** @type {string} */ (message)))
    servers.once('exit', () => reject(new Error('The dev servers did not start.')))
  })
}

/** With the one demo account that needs no documents. */
async function startBackend() {
  const folder = emulatorFolder
  emulators = await startEmulators({ ports: emulatorPorts, folder, keep: false })
  const accounts = `http://127.0.0.1:${emulatorPorts.auth}/identitytoolkit.googleapis.com/v1/accounts`
  const created = await fetch(`${accounts}:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'newcomer@greenlight.test', password }),
  })
  expect(created.status).toBe(200)
}

async function startBrowser() {
  const executablePath = await findBrowser()
  browser = await chromium.launch({ ...(executablePath && { executablePath }) })
}

/**
 * Changes a text of the remote, sees it in the page that is open, and changes it back.
 * @param {import('@playwright/test').Page} page
 */
async function changeText(page) {
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const file = join(copy, 'mf-onboarding', 'src', 'ForgotPage.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll('Reset your password', 'A changed text'))
  await page.getByRole('heading', { name: 'A changed text' }).waitFor()
  writeFileSync(file, text)
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
}

it('a changed text is seen inside the shell, without a reload', async () => {
  const page = await browser.newPage()
  await page.route(/^http:\/\/127\.0\.0\.1/, (route) => route.abort())
  await page.goto(`${address}/forgot`)
  await changeText(page)
})

it('a remote opens alone in a fake shell, with its pages, hot reload and demo members', async () => {
  const page = await browser.newPage()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: previewConfig(emulatorPorts) }),
  )
  await page.goto(alone)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/welcome')
  const pages = page.getByRole('navigation', { name: 'Pages of this remote' })
  expect(await pages.getByRole('link').allTextContents()).toEqual(
    manifestOf('mf-onboarding').routes.map(({ path }) => path),
  )

  await pages.getByRole('link', { name: '/forgot' }).click()
  await changeText(page)

  await pages.getByRole('link', { name: '/legal-agreement' }).click()
  await page.getByText('This page asks for “signedIn”').waitFor()
  await page.getByRole('button', { name: 'Sign in as newcomer' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Sign newcomer@greenlight.test out' }).waitFor()
})

it('a page that is added is there at its first visit', async () => {
  const remote = join(copy, 'mf-onboarding')
  /** @type {(file: string, before: string, after: string) => void} */
  const change = (file, before, after) => {
    const path = join(remote, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
  }
  writeFileSync(
    join(remote, 'src', 'AddedPage.tsx'),
    'export default function AddedPage() {\n  return <h1>An added page</h1>\n}\n',
  )
  change('src/index.tsx', 'pages: {', "pages: { '/added': () => import('./AddedPage.tsx'),")
  change('package.json', '"routes": [', '"routes": [{ "path": "/added", "access": "public" },')
  const page = await browser.newPage()
  await page.route(/^http:\/\/127\.0\.0\.1/, (route) => route.abort())
  await page.goto(`${address}/added`)
  await page.getByRole('heading', { name: 'An added page' }).waitFor()
})
