import { defineConfig } from '@playwright/test'
import e2e from '../playwright.config.ts'

/**
 * `npm run screens`: photographs every route in each of its states, and writes contact sheets to
 * `docs/screens`. `npm run screens -- -g messages` takes some again.
 */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'photograph.shots.ts',
  // Three sizes in two color schemes.
  timeout: 60_000,
  retries: 0,
  projects: [
    { name: 'photographs', testMatch: 'photograph.shots.ts', teardown: 'sheets' },
    { name: 'sheets', testMatch: 'sheets.shots.ts' },
  ],
})
