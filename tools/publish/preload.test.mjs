// @vitest-environment node
import { expect, it } from 'vitest'
import { firstChunks, pageChunks } from './preload.mjs'

const manifest = {
  entry: { file: 'remoteEntry.js', imports: ['_share'], dynamicImports: ['index', 'map'] },
  index: { file: 'assets/index.js', imports: ['_share', '_kit'], dynamicImports: ['page'] },
  map: { file: 'assets/map.js', dynamicImports: ['react'] },
  page: { file: 'assets/Page.js', imports: ['_kit', '_form'] },
  react: { file: 'assets/react.js' },
  _share: { file: 'assets/share.js' },
  _kit: { file: 'assets/kit.js', imports: ['_share'] },
  _form: { file: 'assets/form.js', imports: ['_kit'] },
}

it('preloads what mounting needs, and no page', () => {
  expect(firstChunks(manifest)).toEqual([
    'remoteEntry.js',
    'assets/index.js',
    'assets/map.js',
    'assets/share.js',
    'assets/kit.js',
  ])
})

it('preloads of a page what the remote does not bring', () => {
  expect(pageChunks(manifest, 'page')).toEqual(['assets/Page.js', 'assets/form.js'])
})

it('publishes no route whose page does not exist', () => {
  expect(() => pageChunks(manifest, 'src/Gone.tsx')).toThrow('src/Gone.tsx')
})
