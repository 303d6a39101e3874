import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir, root } from '../stack/paths.mjs'
import { onPath, run } from '../stack/processes.mjs'
import { UserError } from '../stack/userError.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
/** Marks a failed download, so that not every run tries again. */
const unreachable = join(cacheDir, 'browser-not-downloadable')

/** A browser like those of members. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/**
 * A Chromium without windows: the browser tests take a seventh less time. Its scrolling differs from that of
 * other browsers, so measurements use a complete one.
 */
const HEADLESS = 'chromium-headless-shell'
/** The packages for the tour in WebKit if Playwright's own build is missing. */
const FOR_WEBKIT = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session']

/**
 * A Chromium for the browser tests, installed where there is none: Playwright's own where the network
 * allows it, else the system's, on Debian with apt.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export const findBrowser = () => find([HEADLESS, ...whole], [HEADLESS, 'chromium'])

/** A Chromium of the system, which can also show its windows. @returns {string | undefined} */
export const systemBrowser = () => onPath(...whole)[0]

/** The same for measurements. */
export const findWholeBrowser = () => find(whole, ['chromium'])

/**
 * @param {string[]} names
 * @param {string[]} packages
 */
async function find(names, packages) {
  if ((await hasPlaywrights()) || (await download())) return undefined
  const [found] = onPath(...names)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await aptInstall(packages))) {
    const [installed] = onPath(...names)
    if (installed) return installed
  }
  throw new UserError(
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

/** @param {string[]} packages the first of them that there is */
async function aptInstall(packages) {
  console.log('  … installing Chromium (apt), once')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const installFirst = async () => {
    for (const name of packages) {
      const words = ['install', '-y', '--no-install-recommends', name]
      if ((await run('apt-get', words, { env })).code === 0) return true
    }
    return false
  }
  if (await installFirst()) return true
  // A fresh image has no package lists.
  await run('apt-get', ['update'], { env })
  return installFirst()
}

/**
 * The engines of this machine besides Chromium: Playwright's own builds, else those of the system.
 * @returns {Promise<{ env: Record<string, string>, missing: string[] }>} the environment that names them
 *   for e2e/engines, and a line for each that is missing
 */
export async function findEngines() {
  const { firefox, webkit } = await import('@playwright/test')
  const isThere = (/** @type {import('@playwright/test').BrowserType} */ type) =>
    existsSync(type.executablePath())
  const ownFirefox = isThere(firefox) ? 'playwright' : onPath('firefox-esr', 'firefox')[0]
  const hasWebKit = FOR_WEBKIT.every((name) => onPath(name).length > 0)
  const ownWebKit = isThere(webkit) ? 'playwright' : hasWebKit && onPath('WebKitWebDriver')[0]
  const missing = []
  if (!ownFirefox)
    missing.push('Firefox: npx playwright install firefox, or on Debian apt install firefox-esr.')
  if (!ownWebKit)
    missing.push(
      'WebKit: npx playwright install webkit, or on Debian apt install webkit2gtk-driver xvfb dbus.',
    )
  return {
    env: {
      ...(ownFirefox && { GREENLIGHT_FIREFOX: ownFirefox }),
      ...(ownWebKit && { GREENLIGHT_WEBKIT: ownWebKit }),
    },
    missing,
  }
}
