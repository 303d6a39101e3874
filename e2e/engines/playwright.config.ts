import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A tour publishes a release, which another one would see.
  workers: 1,
  retries: 0,
  forbidOnly: true,
})
