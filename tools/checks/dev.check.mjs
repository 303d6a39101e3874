import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { password } from '../seed/data.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { freePorts } from '../stack/ports.mjs'
import { seed } from '../stack/stack.mjs'
import { findBrowser } from '../test/browser.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// A copy, so that its files may be edited.
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
  const names = ['shell', ...remoteNames()]
  const [auth = 0, firestore = 0, ...free] = await freePorts(names.length + 2)
  const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
  writeFileSync(join(copy, 'shared/build/ports.json'), JSON.stringify(ports))
  alone = `http://localhost:${ports['mf-onboarding']}`
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

async function startBackend() {
  emulators = await startEmulators({ ports: emulatorPorts, folder: emulatorFolder, keep: false })
  await seed(emulators.env)
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

/** @param {string} [who] the demo account; without it nobody is signed in */
async function openShell(who) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: previewConfig(emulatorPorts) }),
  )
  if (!who) return page
  await page.goto('/login')
  // Before its scripts, the page is there as HTML.
  await page.locator('.static-page').filter({ visible: true }).waitFor({ state: 'hidden' })
  await page.getByLabel('Email').fill(`${who}@greenlight.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

/** Who may open a page, by its access. */
const visitors = {
  public: undefined,
  signedOut: undefined,
  signedIn: 'newcomer',
  member: 'admin',
  admin: 'admin',
}

/**
 * The source of a page with a text above what it shows.
 * @param {string} source as Prettier writes it
 * @param {string} text
 */
function withText(source, text) {
  const start = source.indexOf('export default function')
  const end = source.indexOf('\n}\n', start)
  const shown = source.lastIndexOf('\n  return (\n', end)
  expect(shown, 'the page returns JSX in brackets').toBeGreaterThan(start)
  const jsx = source.slice(source.indexOf('(', shown) + 1, source.lastIndexOf(')', end))
  return source.replace(jsx, () => `<><p>${text}</p>${jsx}</>`)
}

it.each(remoteNames())('an edit of each page of %s is seen, and one of its index', async (name) => {
  const routes = manifestOf(name).routes.filter(({ page }) => page)
  /** @type {Map<string | undefined, import('@playwright/test').Page>} */
  const pages = new Map()
  for (const { path, access, page: module = '' } of routes) {
    const [, component] =
      /default.* from '\.\/(.+)'/.exec(readFileSync(join(copy, name, module), 'utf8')) ?? []
    const file = component ? `src/${component}` : module
    const who = visitors[access]
    const page = pages.get(who) ?? (await openShell(who))
    pages.set(who, page)
    await page.goto(path.replace(/:\w+/, 'austin-marcus'))
    await page.locator(`[data-remote^="${name}@"] h1`).first().waitFor({ state: 'attached' })
    const source = readFileSync(join(copy, name, file), 'utf8')
    const edited = page.getByText(`Edited ${file}`)
    writeFileSync(join(copy, name, file), withText(source, `Edited ${file}`))
    await edited.waitFor({ state: 'attached' })
    writeFileSync(join(copy, name, file), source)
    await edited.waitFor({ state: 'detached' })
  }
  const [page] = pages.values()
  const index = join(copy, name, 'src/index.tsx')
  await page?.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  writeFileSync(index, `${readFileSync(index, 'utf8')}// edited\n`)
  await page?.waitForFunction(() => !('sameDocument' in globalThis))
  for (const each of pages.values()) await each.context().close()
})

/** @type {[string, () => Promise<import('@playwright/test').Page>][]} */
const surroundings = [
  ['the shell', () => openShell()],
  [
    'the fake shell',
    async () => {
      const page = await openShell()
      await page.goto(alone)
      return page
    },
  ],
]

it.each(surroundings)(
  'a throw in %s is shown with its message and file, and mending it heals the page',
  async (_, open) => {
    const page = await open()
    /** @type {string[]} */
    const warnings = []
    page.on('console', (message) => {
      if (/flushSync/.test(message.text())) warnings.push(message.text())
    })
    await page.goto(new URL('/forgot', page.url() === 'about:blank' ? address : page.url()).href)
    const title = page.getByRole('heading', { name: 'Reset your password' })
    await title.waitFor()
    const file = join(copy, 'mf-onboarding/src/ForgotPage.tsx')
    const source = readFileSync(file, 'utf8')
    const throwing = "throw new Error('Thrown by a test')"
    for (const broken of [
      source.replace(/export default function .*\n/, (line) => `${line}  if (+1) ${throwing}\n`),
      `if (+1) ${throwing}\n${source}`,
    ]) {
      writeFileSync(file, broken)
      await page.reload()
      await page.getByText('Error: Thrown by a test').waitFor()
      await page.getByText('/src/ForgotPage.tsx').waitFor()
      writeFileSync(file, source)
      await title.waitFor()
    }
    writeFileSync(
      file,
      source.replace(/export default function .*\n/, (line) => `${line}  if (+1) ${throwing}\n`),
    )
    await page.getByText('Error: Thrown by a test').waitFor()
    writeFileSync(file, source)
    await title.waitFor()
    expect(warnings).toEqual([])
  },
)

it('a route without a page, and a wrong access, are named in the browser', async () => {
  const manifest = join(copy, 'mf-onboarding/package.json')
  const text = readFileSync(manifest, 'utf8')
  const route = (/** @type {object} */ fields) =>
    writeFileSync(manifest, text.replace('"routes": [', `"routes": [${JSON.stringify(fields)},`))
  const page = await openShell()
  route({ path: '/nothing', access: 'public' })
  await page.goto('/nothing')
  await page.getByText(/mf-onboarding .* has no page at \/nothing\./).waitFor()
  route({ path: '/nothing', access: 'everyone' })
  await page
    .locator('vite-error-overlay')
    .getByText(/"greenlight" in the package.json of mf-onboarding is wrong/)
    .first()
    .waitFor()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  writeFileSync(manifest, text)
  await page.waitForFunction(() => !('sameDocument' in globalThis))
  // One write can cause two reloads, and the second can end a visit.
  await vi.waitFor(
    async () => {
      await page.goto('/forgot')
      await page.getByRole('heading', { name: 'Reset your password' }).waitFor({ timeout: 30_000 })
    },
    { timeout: 180_000 },
  )
})
