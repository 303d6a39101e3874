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
  // A trace of every test would take 40 % of the run. A test that fails runs a second time, with a trace of it
  // in test-results; it counts as failed all the same.
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
    launchOptions: chromiumLaunch,
  },
})
