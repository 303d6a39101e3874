import { defineConfig } from '@playwright/test'
import tests from '../e2e/playwright.config.ts'

/** One measurement at a time. `npm run bench` starts the sites and prints the results. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: '**/*.bench.ts',
  timeout: 15 * 60_000,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // The headless shell of Playwright differs from the browsers of members.
  use: { channel: 'chromium', trace: 'off', actionTimeout: 60_000 },
  expect: { timeout: 60_000 },
})
