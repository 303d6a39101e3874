import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// The federation plugin stays out: unit tests resolve the workspace packages directly.
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: [
      '{shell,mf-*,shared/*}/src/**/*.test.{ts,tsx}',
      '{tools,shared/build}/**/*.test.mjs',
      'e2e/{screens,security}/**/*.test.ts',
    ],
    restoreMocks: true,
    // It ends what hangs, and measures nothing.
    testTimeout: 60_000,
    // Vitest itself would leave one of two cores idle.
    maxWorkers: 2,
  },
})
