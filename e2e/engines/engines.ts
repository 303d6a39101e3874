import { chromium, firefox, webkit } from '@playwright/test'
import { chromiumLaunch } from '../fixtures/chromiumLaunch.ts'
import { forcedColors, largeText } from './drivers/chromiumVariants.ts'
import { openFirefox, proxyOnly } from './drivers/firefox.ts'
import { openPlaywright } from './drivers/playwrightTab.ts'
import { openWebKit } from './drivers/webkit.ts'
import type { Tab } from './tab.ts'

type Open = (site: string, proxyPort: number) => Promise<Tab>

/**
 * The engines that the environment names (tools/test/browser.mjs): each by the path of its program, or
 * `playwright` for Playwright's own build.
 */
export function engines(env: NodeJS.ProcessEnv): Record<string, Open> {
  const [ownFirefox, ownWebKit] = [env['GREENLIGHT_FIREFOX'], env['GREENLIGHT_WEBKIT']]
  return {
    ...(ownFirefox && {
      Firefox: (site, port) =>
        ownFirefox === 'playwright'
          ? openPlaywright(firefox, { site, port, launch: { firefoxUserPrefs: proxyOnly } })
          : openFirefox(ownFirefox, site, port),
    }),
    ...(ownWebKit && {
      WebKit: (site, port) =>
        ownWebKit === 'playwright'
          ? openPlaywright(webkit, { site, port })
          : openWebKit(ownWebKit, site, port),
    }),
    'Chromium with large text and less motion': (site, port) =>
      openPlaywright(chromium, { site, port, launch: chromiumLaunch, ...largeText }),
    'Chromium with forced colors and a screen reader': (site, port) =>
      openPlaywright(chromium, { site, port, launch: chromiumLaunch, ...forcedColors }),
  }
}
