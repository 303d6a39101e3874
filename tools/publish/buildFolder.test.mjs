// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildFolder } from './buildFolder.mjs'

const workspace = mkdtempSync(join(tmpdir(), 'greenlight-builds-'))
afterAll(() => rmSync(workspace, { recursive: true }))

it.each([
  ['mf-gallery', 'remoteEntry.js'],
  ['shell', 'index.html'],
])('takes no build of %s without %s, however it was left', (name, first) => {
  const folder = join(workspace, name, 'dist')
  expect(() => buildFolder(name, workspace)).toThrow(`${name} is not built`)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'left.js'), '')
  expect(() => buildFolder(name, workspace)).toThrow(`${name} is not built`)
  writeFileSync(join(folder, first), '')
  expect(buildFolder(name, workspace)).toBe(folder)
})
