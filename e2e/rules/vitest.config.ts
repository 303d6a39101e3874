import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Needs a Firestore emulator at FIRESTORE_EMULATOR_HOST; `npm run test:rules` starts one.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    // Much longer than on an idle machine, so that a busy machine does not fail a test.
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
