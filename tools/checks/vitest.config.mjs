import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The commands themselves, as processes: they need Java and the builds; `npm test -- tools` sees to it.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['*.check.mjs'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
