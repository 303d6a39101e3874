import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ownSite } from '../tools/stack/environment.mjs'
import { chromiumLaunch } from './fixtures/chromiumLaunch.ts'

// An editor names no site: then it is the one of `npm start`. `npm test` names one.
Object.assign(process.env, { ...ownSite(), ...process.env })

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: fileURLToPath(new URL('./fixtures/needSite.ts', import.meta.url)),
  // Long enough for a machine three times slower than usual: they end what hangs, and measure nothing.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // Each test brings its own members, so they may run beside each other; two cores, two workers.
  fullyParallel: true,
  workers: 2,
  // Traces of all tests would take 40 % of the run. So only a test that failed is traced, in a second run of it.
  // It counts as failed, whatever the second run says.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: {
    baseURL: process.env['GREENLIGHT_SITE'] ?? '',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 40_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    // Pages of one context share a process, so that a new page finds the site's code compiled.
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--process-per-site'] },
  },
})
