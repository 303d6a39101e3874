import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** Vitest would begin with the largest file; this one takes longest, and would run on alone at the end. */
const LONGEST = 'lifecycle.check.mjs'

class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @type {BaseSequencer['sort']}
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const isLongest = (/** @type {{ moduleId: string }} */ { moduleId }) =>
      moduleId.endsWith(LONGEST)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

// The commands themselves, as processes: they need Java and the builds; `npm test -- tools` sees to it.
export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    // The slow ones are `npm test -- slow`.
    include: [mode === 'slow' ? '*.slow.mjs' : '*.check.mjs'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
}))
