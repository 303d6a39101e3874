import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Needs the Auth and Firestore emulators (npm test -- functions). The mail server is real, too, on this machine.
export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    // The slow ones are `npm test -- slow`.
    include: [mode === 'slow' ? 'src/**/*.slow.ts' : 'src/**/*.test.ts'],
    maxWorkers: 2,
    // Much longer than on an idle machine, so that a busy machine does not fail a test.
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
}))
