import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './fixtures/chromiumLaunch.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Long enough for a machine three times slower than usual: they end what hangs, and measure nothing.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Each test brings its own members, so they may run beside each other; two cores, two workers.
  fullyParallel: true,
  workers: 2,
  // Traces of all tests would take 40 % of the run. So only a test that failed is traced, in a second run of it.
  // It counts as failed, whatever the second run says.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: {
    baseURL: process.env['GREENLIGHT_SITE'] ?? 'http://localhost:4300',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    // Pages of one context share a process, so that a new page finds the site's code compiled.
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--process-per-site'] },
  },
})
