// @vitest-environment node
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildFolder } from './buildFolder.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'

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
