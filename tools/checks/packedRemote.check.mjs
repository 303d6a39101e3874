import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { packageOf } from '../newRemote/writeFiles.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { password } from '../seed/data.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { parseJson, readJson, writeJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildEnv, run } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { findBrowser } from '../test/browser.mjs'

/** What a team needs that leaves the monorepo. */
const packages = ['domain', 'runtime', 'kit', 'build']

// Below no folder of the repository, so that nothing of it is found by chance.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'greenlight-packed-')))
const away = join(folder, 'mf-away')
const publishedDir = join(folder, 'published')
const names = [...Object.keys(sitePorts), 'mf-away']
const [auth = 0, firestore = 0, ...free] = await freePorts(names.length + 2)
const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
const origins = localOrigins(ports)

/** @type {import('../stack/emulators.mjs').Emulators} */
let emulators
beforeAll(async () => {
  const config = previewConfig({ auth, firestore })
  mkdirSync(join(publishedDir, 'sites', 'shell'), { recursive: true })
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  const at = join(folder, 'emulators')
  emulators = await startEmulators({ ports: { auth, firestore }, folder: at, keep: false })
  await seedEmulators()
  await publishBuilds(localTarget(publishedDir, origins, firestore), publishedDir)
  await startSite({ ports, publishedDir, config })
})
afterAll(async () => {
  await emulators.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Members, of whom one signs in. */
async function seedEmulators() {
  const env = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
  }
  const seed = join(root, 'tools/seed/seed.mjs')
  const { code, output } = await run(process.execPath, [seed], { cwd: root, env })
  expect(code, output).toBe(0)
}

/**
 * @param {string[]} command
 * @param {string} cwd
 */
async function succeed([program = '', ...args], cwd) {
  const env = {
    ...buildEnv,
    INIT_CWD: cwd,
    GREENLIGHT_PUBLISHED: publishedDir,
    GREENLIGHT_ORIGINS: JSON.stringify(origins),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  }
  const { code, output } = await run(program, args, { cwd, env: { ...env, NO_COLOR: '1' } })
  expect(code, output).toBe(0)
  return output
}

/** What `npm install` of the tarballs would lay out; other packages are links to this repository's. */
async function install() {
  const modules = join(away, 'node_modules')
  mkdirSync(join(modules, '@greenlight'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const isOurs = ['@greenlight', '.cache', '.vite'].includes(name) || name.startsWith('mf-')
    if (!isOurs) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const name of packages) {
    const packed = await succeed(
      ['npm', 'pack', '--pack-destination', folder],
      join(root, 'shared', name),
    )
    const tarball = packed.trim().split('\n').at(-1) ?? ''
    const target = join(modules, '@greenlight', name)
    mkdirSync(target)
    await succeed(['tar', '-xzf', join(folder, tarball), '--strip-components=1'], target)
    expect(readdirSync(join(target, 'src'), { recursive: true }).join()).not.toContain('.test.')
    linkNested(join(root, 'shared', name, 'node_modules'), join(target, 'node_modules'))
  }
}

/**
 * Packages of which another version is at the root.
 * @param {string} from
 * @param {string} to
 */
function linkNested(from, to) {
  const nested = existsSync(from) ? readdirSync(from).filter((name) => !name.startsWith('.')) : []
  if (nested.length > 0) mkdirSync(to)
  for (const name of nested) symlinkSync(join(from, name), join(to, name))
}

/** A page without data beside those of the README. */
function addStaticPage() {
  const manifest = join(away, 'package.json')
  /** @type {{ greenlight: { routes: object[] } }} */
  const declared = readJson(manifest)
  declared.greenlight.routes.push({
    path: '/away-rules',
    access: 'public',
    chrome: 'header',
    title: 'Rules',
    page: 'src/RulesPage.tsx',
    static: true,
  })
  writeJson(manifest, declared)
  const page = `import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'

export default function RulesPage() {
  return <Page><PageTitle>Rules</PageTitle><p>Be back in time.</p></Page>
}
`
  writeFileSync(join(away, 'src', 'RulesPage.tsx'), page)
  const index = join(away, 'src', 'index.tsx')
  const pages = readFileSync(index, 'utf8')
  const added = pages.replace(
    'pages: {',
    "pages: { '/away-rules': () => import('./RulesPage.tsx'),",
  )
  writeFileSync(index, added)
}

/** Writes the files that the README of the packed kit shows. */
function writeFromReadme() {
  const readme = readFileSync(join(away, 'node_modules/@greenlight/kit/README.md'), 'utf8')
  const [, section = ''] = readme.split('## A remote of your own')
  const files = [...section.matchAll(/`([\w./]+)`[^`]*(?:`[^`]*`[^`]*)?:?\n\n```\w+\n([^]*?)```/g)]
  for (const [, path = '', content = ''] of files) {
    mkdirSync(dirname(join(away, path)), { recursive: true })
    writeFileSync(join(away, path), content)
  }
  return files.map(([, path]) => path)
}

/** What `npm install --save-exact` adds: publishing reads it. */
function addDependencies() {
  /** @type {object} */
  const written = readJson(join(away, 'package.json'))
  const { dependencies, devDependencies } = packageOf({ name: '', path: '', page: '', title: '' })
  writeJson(join(away, 'package.json'), { ...written, dependencies, devDependencies })
}

/** The remote in a small shell of its own, which calls its lifecycles as the shell does. */
const fakeShellTest = `import { BrowserRouter, NavigationContext, useLocation } from '@greenlight/runtime'
import { render, screen } from '@testing-library/react'
import { useContext, useEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import remote from './index.tsx'

function FakeShell() {
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const domElement = element.current
    if (domElement) void remote.bootstrap().then(() => remote.mount({ domElement, location, navigator }))
  }, [location, navigator])
  return <div ref={element} />
}

it('shows its page inside a shell', async () => {
  history.replaceState(null, '', '/away')
  render(<FakeShell />, { wrapper: BrowserRouter })
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 })
  expect(heading.textContent).toBe('Away')
  expect(remote).toMatchObject({ name: 'mf-away', version: '0.1.0' })
})
`

it('a remote is written from the README of the packed packages, and tested in a folder of its own, also against a fake shell', async () => {
  mkdirSync(away)
  await install()
  expect(writeFromReadme()).toEqual([
    'package.json',
    'vite.config.ts',
    'src/index.tsx',
    'src/errors.ts',
    'src/AwayPage.tsx',
    'src/service.ts',
    'vitest.config.ts',
    'src/AwayPage.test.tsx',
  ])
  addDependencies()
  addStaticPage()
  writeFileSync(join(away, 'src', 'remote.test.tsx'), fakeShellTest)
  const said = await succeed([process.execPath, 'node_modules/vitest/vitest.mjs', 'run'], away)
  expect(said).toMatch(/Tests +2 passed/)
})

it('it is published into a running site: page, menu entry, service, error text and storage key', async () => {
  const said = await succeed([process.execPath, join(root, 'tools/publish.mjs'), '.'], away)
  expect(said).toContain('mf-away 0.1.0 is published for everyone')
  const answer = await fetch(`${origins['shell']}/registry.json`)
  /** @type {import('../publish/contract.mjs').Registry} */
  const { remotes } = parseJson(await answer.text())
  const [release] = remotes['mf-away'] ?? []
  expect(release?.entry).toBe(`${origins['mf-away']}/mf-away/0.1.0/remoteEntry.js`)
  expect((await fetch(release?.entry ?? '')).headers.get('content-type')).toContain('javascript')

  const rules = await (await fetch(`${origins['shell']}/away-rules`)).text()
  expect(rules).toMatch(/<div class="static-page"[^]*Be back in time\.[^]*<div id="root">/)

  const executablePath = await findBrowser()
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    await page.goto(`${origins['shell']}/login`)
    // Before its scripts, the page is there as HTML.
    await page.locator('.static-page').filter({ visible: true }).waitFor({ state: 'hidden' })
    await page.getByLabel('Email').fill('member@greenlight.test')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/gallery')
    await page.goto(`${origins['shell']}/away`)
    await page.getByRole('heading', { level: 1, name: 'Away' }).waitFor({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Go away' }).click()
    await expect.poll(() => page.evaluate("localStorage['gl.away.since.v1']")).toMatch(/^\d{4}-/)
    await page.getByRole('button', { name: 'Go away' }).click()
    await page.getByRole('alert').getByText('You are away already.').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Away' }).waitFor()
    await expect
      .poll(() => page.evaluate("localStorage['gl.away.running.v1']"), { timeout: 40_000 })
      .toBe('yes')
  } finally {
    await browser.close()
  }
})
