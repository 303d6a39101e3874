import { defineConfig } from '@playwright/test'
import tests from '../e2e/playwright.config.ts'

/** One measurement at a time; `npm run bench` starts what these need and prints what they found. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: '**/*.bench.ts',
  timeout: 15 * 60_000,
  fullyParallel: false,
  workers: 1,
  // Playwright's own without a window is another browser than members have.
  use: { channel: 'chromium', trace: 'off', actionTimeout: 60_000 },
  expect: { timeout: 60_000 },
})
