import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../fixtures/chromiumLaunch.ts'

// Checkers that others made. `npm test -- slow` runs them.
export default defineConfig({
  testDir: '.',
  testMatch: '*.judge.ts',
  outputDir: '../../test-results/judges',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: process.env['GREENLIGHT_SITE'] ?? '',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch,
  },
})
