import { expect, it } from 'vitest'
import { reachedFrom } from './reachedFrom.mjs'

/** @param {string} source @param {string[]} imports */
const module = (source, ...imports) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
})

it('follows imports through other modules, cycles included, and leaves tests out', () => {
  const modules = [
    module('mf-a/src/index.tsx', 'shared/kit/src/Box.tsx'),
    module('mf-b/src/index.tsx', 'shared/kit/src/style.ts'),
    module('mf-b/src/box.test.ts', 'shared/kit/src/Box.tsx'),
    module('shared/kit/src/Box.tsx', 'shared/kit/src/style.ts', 'shared/kit/src/pair.ts'),
    module('shared/kit/src/pair.ts', 'shared/kit/src/Box.tsx'),
    module('shared/kit/src/style.ts'),
    module('shared/kit/src/unused.ts'),
  ]
  const users = reachedFrom(modules, /^(mf-[^/]+)\/src\//)
  const names = (/** @type {string} */ file) => [...(users.get(`shared/kit/src/${file}`) ?? [])]
  expect(names('Box.tsx')).toEqual(['mf-a'])
  expect(names('pair.ts')).toEqual(['mf-a'])
  expect(names('style.ts')).toEqual(['mf-a', 'mf-b'])
  expect(names('unused.ts')).toEqual([])
})
