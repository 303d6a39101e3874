import { expect, it } from 'vitest'
import { notShared } from './sharedCode.mjs'

const table = 'shared/kit/src/errors.ts'
/** @type {Record<string, { text?: string, imports?: string[] }>} the modules of a workspace */
const workspace = {
  'mf-a/src/index.tsx': {
    text: "failure('kit/of-a')",
    imports: ['shared/kit/src/Box.tsx', 'shared/kit/src/list.ts', table],
  },
  'mf-b/src/index.tsx': {
    text: "failure('kit/of-both')",
    imports: ['shared/kit/src/list.ts', 'shared/kit/src/contract/paths.ts', table],
  },
  'mf-b/src/index.test.tsx': { text: "'kit/of-nobody'", imports: ['shared/kit/src/old.ts'] },
  [table]: {
    text: "{\n  'kit/of-a': 'A',\n  'kit/of-both': 'Both',\n  'kit/of-nobody':\n    'Nobody',\n}",
  },
  'shared/kit/src/Box.tsx': {},
  'shared/kit/src/list.ts': { text: "fail('kit/of-both')" },
  'shared/kit/src/old.ts': {},
  'shared/kit/src/contract/paths.ts': {},
}

it('names what one package alone uses, and what nobody uses', () => {
  const modules = Object.entries(workspace).map(([source, { imports = [] }]) => ({
    source,
    dependencies: imports.map((resolved) => ({ resolved })),
  }))
  expect(notShared(modules, (path) => workspace[path]?.text ?? '')).toEqual([
    'shared/kit/src/Box.tsx is used by mf-a alone: move it there.',
    'shared/kit/src/old.ts is used by nobody: remove it.',
    'kit/of-a in shared/kit/src/errors.ts is used by mf-a alone: move it there.',
    'kit/of-nobody in shared/kit/src/errors.ts is used by nobody: remove it.',
  ])
})
