// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'

const workspace = tempFolder('builds')

it.each([
  ['mf-gallery', 'remoteEntry.js'],
  ['shell', 'index.html'],
])('takes no build of %s without %s', (name, first) => {
  const folder = join(workspace, name)
  const dist = join(folder, 'dist')
  putFiles(folder, { 'package.json': { name } })
  expect(() => buildFolder(folder)).toThrow(`${name} is not built`)
  putFiles(dist, { 'assets/left.js': '' })
  expect(() => buildFolder(folder)).toThrow(`${name} is not built`)
  putFiles(dist, { [first]: '' })
  expect(buildFolder(folder)).toBe(dist)
})

describe('the content of a build', () => {
  const runtime = { name: '@greenlight/runtime', version: '1.0.0', requiredVersion: '^1.0.0' }
  /** @type {(folder: string, version: string, hash: string, text?: string, shared?: object) => string} */
  const built = (name, version, hash, text = 'Gallery', shared = runtime) => {
    const dist = join(workspace, name)
    putFiles(dist, {
      'remoteEntry.js': `import"./assets/index-${hash}.js"`,
      [`assets/index-${hash}.js`]: `export const version=\`${version}\`,name='${text}'`,
      'mf-manifest.json': { buildVersion: version, shared: [shared] },
      '.vite/manifest.json': { built: version },
    })
    return contentHash(dist, version)
  }
  const first = built('first', '1.2.3', 'aaaa-aaa')

  it('is the same for two versions of the same sources, whose files have other names', () => {
    expect(built('second', '1.3.0', 'b_bbbbbb')).toBe(first)
  })

  it('differs with another text', () => {
    expect(built('text', '1.2.3', 'aaaa-aaa', 'Garden')).not.toBe(first)
  })

  it('is the same with another patch of the runtime, and differs with another range', () => {
    const patched = { ...runtime, version: '1.0.1' }
    expect(built('patch', '1.2.4', 'aaaa-aaa', 'Gallery', patched)).toBe(first)
    const raised = { ...runtime, version: '1.1.0', requiredVersion: '^1.1.0' }
    expect(built('minor', '1.2.4', 'aaaa-aaa', 'Gallery', raised)).not.toBe(first)
  })
})
