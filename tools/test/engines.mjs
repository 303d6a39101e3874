import { existsSync } from 'node:fs'
import { onPath } from '../stack/processes.mjs'

/** What the tour in WebKit needs where Playwright's own build is missing. */
const FOR_WEBKIT = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session']

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
