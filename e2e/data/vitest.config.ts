import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Needs a Firestore emulator at FIRESTORE_EMULATOR_HOST. Firestore, its SDKs and the rules are real.
// Only the runtime package, which needs a page, is replaced.
export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      '@greenlight/runtime': fileURLToPath(new URL('./setup/runtime.ts', import.meta.url)),
    },
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    // The slow ones are `npm test -- slow` and `npm run bench -- many`.
    include: [mode === 'slow' ? '**/*.slow.ts' : '**/*.test.ts'],
    maxWorkers: 2,
    // Much longer than on an idle machine, so that a busy machine does not fail a test.
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
}))
