import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Stop } from '../stack/fail.mjs'
import { cacheDir, root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
/** Left by a download that failed, so that not every run tries again. */
const unreachable = join(cacheDir, 'browser-not-downloadable')

/** The headless one alone has no window to draw: a browser test takes a quarter less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * A Chromium for the browser tests, installed where there is none: Playwright's own where the network
 * allows it, else the system's, on Debian with apt.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function findBrowser() {
  if ((await hasPlaywrights()) || (await download())) return undefined
  const found = onPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await aptInstall())) {
    const installed = onPath()
    if (installed) return installed
  }
  throw new Stop(
    'No browser for the tests: connect to the network once (npx playwright install chromium), or install Chromium (Debian: apt install chromium).',
  )
}

async function hasPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

async function download() {
  const failed = statSync(unreachable, { throwIfNoEntry: false })
  if (failed && Date.now() - failed.mtimeMs < DAY_MS) return false
  console.log('  … downloading a browser for the tests, once')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code } = await run(process.execPath, [playwright, 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '4000' },
    timeoutMs: 300_000,
  })
  if (code === 0) return true
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(unreachable, '')
  return false
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

async function aptInstall() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (/** @type {string[]} */ ...words) =>
    (await run('apt-get', words, { env })).code === 0
  const install = (/** @type {string} */ name) =>
    apt('install', '-y', '--no-install-recommends', name)
  const installAny = async () =>
    (await install('chromium-headless-shell')) || (await install('chromium'))
  console.log('  … installing Chromium (apt), once')
  if (await installAny()) return true
  // A fresh image has no package lists.
  await apt('update')
  return installAny()
}
