import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { readPackage, remoteNames } from '../publish/packages.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { password } from '../seed/data.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { parseJson, readJson, writeJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildEnv, run } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { findBrowser } from '../test/browser.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

/** @import { Registry } from '../publish/contract.mjs' */
/** @import { Page } from '@playwright/test' */

// Real builds of this tree and of the release before, in one site: each shell with each release of each remote.

const folder = tempFolder('skew')
const publishedDir = join(folder, 'published')
const [auth = 0, firestore = 0, ...free] = await freePorts(Object.keys(sitePorts).length + 2)
const ports = Object.fromEntries(Object.keys(sitePorts).map((name, at) => [name, free[at] ?? 0]))
const origins = localOrigins(ports)
const remotes = remoteNames()
const VITE = 'node_modules/vite/bin/vite.js'
const env = {
  ...buildEnv,
  GREENLIGHT_PUBLISHED: publishedDir,
  GREENLIGHT_ORIGINS: JSON.stringify(origins),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
}

/** @param {string} cwd @param {string[]} command */
async function succeed(cwd, ...[program = '', ...args]) {
  const { code, output } = await run(program, args, { cwd, env: { ...env, INIT_CWD: cwd } })
  expect(code, output).toBe(0)
  return output.trim()
}

/** @param {string} script @param {string[]} args */
const command = (script, ...args) =>
  succeed(root, process.execPath, join(root, 'tools', script), ...args)

/**
 * A tree with the release before of a package: at its tag, or without one, this tree under another version.
 * @param {string} name
 */
async function treeBefore(name) {
  const { version } = readPackage(name)
  const listed = await succeed(root, 'git', 'tag', '--list', '--sort=-v:refname', `${name}@*`)
  const tag = listed.split('\n').find((each) => each && each !== `${name}@${version}`)
  if (!tag) return changed
  const tree = join(folder, tag)
  if (!existsSync(tree)) {
    await succeed(root, 'git', 'worktree', 'add', '--detach', tree, tag)
    ends.push(() => succeed(root, 'git', 'worktree', 'remove', '--force', tree))
    symlinkSync(join(changed, 'node_modules'), join(tree, 'node_modules'))
  }
  return tree
}

const changed = join(folder, 'changed')
/** What ends with the tests. @type {(() => Promise<unknown>)[]} */
const ends = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
/** Version of the shell of this tree. */
let newShell = ''
/** Version of the release before, by package. @type {Record<string, string>} */
const before = {}
/** @type {import('@playwright/test').Browser} */
let browser

beforeAll(async () => {
  const emulators = await startEmulators({
    ports: { auth, firestore },
    folder: join(folder, 'emulators'),
    keep: false,
  })
  ends.push(() => emulators.stop())
  await command('seed/seed.mjs')
  await succeed(root, join(root, 'node_modules', '.bin', 'lerna'), 'run', 'build')
  mkdirSync(changed)
  await copyWorkspace(changed)
  for (const name of ['shell', ...remotes]) {
    const file = join(changed, name, 'package.json')
    /** @type {object} */
    const own = readJson(file)
    writeJson(file, { ...own, version: `${readPackage(name).version}-before` })
  }
  const config = previewConfig({ auth, firestore })
  mkdirSync(join(publishedDir, 'sites', 'shell'), { recursive: true })
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  await publishBuilds(localTarget(publishedDir, origins, firestore), publishedDir)
  await startSite({ ports, publishedDir, config })
  newShell = (await liveShell()) ?? ''
  for (const name of ['shell', ...remotes]) {
    const tree = await treeBefore(name)
    before[name] = readPackage(join(tree, name)).version
    await succeed(join(tree, name), process.execPath, join(tree, VITE), 'build')
    await command('publish.mjs', join(tree, name), '--built')
  }
  const executablePath = await findBrowser()
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
  ends.push(() => browser.close())
}, 900_000)

/** @returns {Promise<Registry>} */
async function registry() {
  return parseJson(await (await fetch(`${origins['shell']}/registry.json`)).text())
}

const liveShell = async () => (await registry()).shell?.version

/**
 * What went wrong in a page: uncaught errors, and what a member reads of a remote that does not work.
 * @param {Page} page
 */
function watch(page) {
  /** @type {string[]} */
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}

/**
 * Gives a page one release of a remote, and of the others the newest.
 * @param {Page} page
 * @param {string} name
 * @param {string} version
 */
async function give(page, name, version) {
  await page.unroute('**/registry.json')
  await page.route('**/registry.json', async (route) => {
    const response = await page.request.get(route.request().url())
    /** @type {Registry} */
    const given = parseJson(await response.text())
    given.remotes[name] = (given.remotes[name] ?? []).filter((each) => each.version === version)
    await route.fulfill({ response, json: given })
  })
}

/** @param {string} email */
async function signedIn(email) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await page.goto(`${origins['shell']}/login`)
  // Before its scripts, the page is there as HTML.
  await page.locator('.static-page').filter({ visible: true }).waitFor({ state: 'hidden' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

/** Who opens a page, by its access; the first is a visitor. */
const people = ['', 'newcomer@greenlight.test', 'member@greenlight.test', 'admin@greenlight.test']
/** @type {Record<string, string>} */
const personFor = {
  public: '',
  signedOut: '',
  signedIn: 'newcomer@greenlight.test',
  member: 'member@greenlight.test',
  admin: 'admin@greenlight.test',
}

/** Opens each page of a remote in a release. @param {string} name @param {string} version @param {Map<string, Page>} pages */
async function openAll(name, version, pages) {
  const release = (await registry()).remotes[name]?.find((each) => each.version === version)
  expect(release, `${name} ${version} is published`).toBeDefined()
  for (const [person, page] of pages) {
    const own = (release?.routes ?? []).filter(({ access }) => personFor[access] === person)
    await give(page, name, version)
    const problems = watch(page)
    for (const { path } of own) {
      await page.goto(`${origins['shell']}${path.replace(':id', 'austin-marcus')}`)
      const shown = page.locator(`[data-remote="${name}@${version}"]:not(.gl-entering)`)
      await shown.waitFor({ timeout: 30_000 })
      await shown.locator('h1').first().waitFor({ timeout: 30_000 })
      expect(await page.getByText('This page could not be opened').count(), path).toBe(0)
    }
    expect(problems, `${name} ${version}`).toEqual([])
    page.removeAllListeners('pageerror')
    page.removeAllListeners('console')
  }
}

describe.each(['of this tree', 'before'])('the shell %s', (which) => {
  /** @type {Map<string, Page>} */
  const pages = new Map()
  beforeAll(async () => {
    const wanted = (which === 'before' ? before['shell'] : newShell) ?? ''
    if ((await liveShell()) !== wanted) await command('rollback.mjs', 'shell', wanted)
    expect(await liveShell()).toBe(wanted)
    for (const person of people) {
      const page = person
        ? await signedIn(person)
        : await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
      if (!person) await page.addInitScript("localStorage['gl_seen_welcome_v1'] = '1'")
      pages.set(person, page)
    }
  })

  it.each(remotes)('opens each page of both releases of %s without an error', async (name) => {
    const list = (await registry()).remotes[name]?.map(({ version }) => version) ?? []
    expect(list).toContain(before[name])
    expect(list.length).toBeGreaterThan(1)
    for (const version of list) await openAll(name, version, pages)
  })
})

it('a remote is published into a site with an older shell, read at once, and rolled back', async () => {
  expect(await liveShell()).toBe(before['shell'])
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const old = 'Is this about you?'
  const file = join(changed, 'mf-onboarding', 'src', 'AboutMePage.tsx')
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(`<PageTitle>${old}`)
  writeFileSync(file, source.replace(`<PageTitle>${old}`, `<PageTitle>Now: ${old}`))
  const own = join(changed, 'mf-onboarding', 'package.json')
  /** @type {object} */
  const content = readJson(own)
  writeJson(own, { ...content, version: '99.0.0' })
  await succeed(join(changed, 'mf-onboarding'), process.execPath, join(changed, VITE), 'build')

  const see = async (/** @type {string} */ text) => {
    await page.goto(`${origins['shell']}/about-me`)
    await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
  }
  const seconds = async (/** @type {string} */ text, /** @type {() => Promise<unknown>} */ act) => {
    const started = performance.now()
    await act()
    await see(text)
    return (performance.now() - started) / 1000
  }
  await see(old)
  const published = await seconds(`Now: ${old}`, () =>
    command('publish.mjs', join(changed, 'mf-onboarding'), '--built'),
  )
  const rolledBack = await seconds(old, () => command('rollback.mjs', 'mf-onboarding'))
  console.log(
    `seen ${published.toFixed(1)} s after publish, ${rolledBack.toFixed(1)} s after rollback`,
  )
  expect(await liveShell()).toBe(before['shell'])
})

it('a rollback holds while a change of the kit is published', async () => {
  const versions = async (/** @type {string} */ name) =>
    (await registry()).remotes[name]?.map(({ version }) => version) ?? []
  await command('rollback.mjs', 'mf-profile', '--reason', 'it is broken')
  const held = await versions('mf-profile')
  const admin = await versions('mf-admin')
  const file = join(changed, 'shared', 'kit', 'src', 'ui', 'form', 'Switch.tsx')
  const source = readFileSync(file, 'utf8')
  expect(source).toContain('role="switch"')
  writeFileSync(file, source.replaceAll('role="switch"', 'role="switch" data-switch'))
  const publish = join(changed, 'tools', 'publish.mjs')
  const said = await succeed(changed, process.execPath, publish, '--changed')
  console.log(said)
  expect(said).toMatch(/mf-profile is held since \S+ was rolled back \(.*: it is broken\)/)
  expect(await versions('mf-profile')).toEqual(held)
  expect((await versions('mf-admin')).slice(1)).toEqual(admin)
  expect(said).toContain('mf-messaging has not changed since')
}, 900_000)
