import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Needs a Firestore emulator at FIRESTORE_EMULATOR_HOST. Firestore, its SDKs and its rules are the
// real ones; only the page around them, which the runtime package is, has a stand-in.
export default defineConfig({
  resolve: {
    alias: {
      '@greenlight/runtime': fileURLToPath(new URL('./stage/runtime.ts', import.meta.url)),
    },
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
