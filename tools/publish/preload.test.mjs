// @vitest-environment node
import { expect, it } from 'vitest'
import { firstChunks, pageChunks } from './preload.mjs'

const manifest = {
  entry: { file: 'remoteEntry.js', imports: ['_federation'] },
  'src/index.tsx': {
    file: 'assets/index.js',
    imports: ['_federation', '_kit'],
    dynamicImports: ['page'],
  },
  page: { file: 'assets/Page.js', imports: ['_kit', '_form'] },
  react: { file: 'assets/react.js' },
  _federation: { file: 'assets/federation.js', dynamicImports: ['src/index.tsx', 'react'] },
  _kit: { file: 'assets/kit.js', imports: ['_federation'] },
  _form: { file: 'assets/form.js', imports: ['_kit'] },
}

it('preloads what mounting needs, and no page', () => {
  expect(firstChunks(manifest)).toEqual([
    'remoteEntry.js',
    'assets/index.js',
    'assets/federation.js',
    'assets/kit.js',
  ])
})

it('preloads of a page what the remote does not bring', () => {
  expect(pageChunks(manifest, 'page')).toEqual(['assets/Page.js', 'assets/form.js'])
})

it('publishes no route whose page does not exist', () => {
  expect(() => pageChunks(manifest, 'src/Gone.tsx')).toThrow('src/Gone.tsx')
})
