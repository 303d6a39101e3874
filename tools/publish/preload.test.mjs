// @vitest-environment node
import { expect, it } from 'vitest'
import { firstChunks } from './preload.mjs'

it('preloads what mounting needs, and no page', () => {
  const chunks = firstChunks({
    entry: { file: 'remoteEntry.js', imports: ['_share'], dynamicImports: ['index', 'map'] },
    index: { file: 'assets/index.js', imports: ['_share', '_kit'], dynamicImports: ['page'] },
    map: { file: 'assets/map.js', dynamicImports: ['react'] },
    page: { file: 'assets/Page.js', imports: ['_kit'] },
    react: { file: 'assets/react.js' },
    _share: { file: 'assets/share.js' },
    _kit: { file: 'assets/kit.js', imports: ['_share'] },
  })
  expect(chunks).toEqual([
    'remoteEntry.js',
    'assets/index.js',
    'assets/map.js',
    'assets/share.js',
    'assets/kit.js',
  ])
})
