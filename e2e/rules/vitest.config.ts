import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Needs a Firestore emulator at FIRESTORE_EMULATOR_HOST; `npm run test:rules` starts one.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    // Far more than an idle machine takes: a busy one is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
