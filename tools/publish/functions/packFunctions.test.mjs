// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readJson } from '../../stack/json.mjs'
import { root } from '../../stack/paths.mjs'
import { tempFolder } from '../../test/tempFolder.mjs'
import { ownLockfile } from './ownLockfile.mjs'
import { packedManifest } from './packFunctions.mjs'

const folder = tempFolder('pack-functions')
/** @type {import('./ownLockfile.mjs').Manifest} */
const manifest = readJson(join(root, 'functions/package.json'))
/** @type {import('./ownLockfile.mjs').Lockfile} */
const lockfile = readJson(join(root, 'package-lock.json'))

it('the lockfile has what the functions need, and nothing else', () => {
  const { packages } = ownLockfile(lockfile, manifest)
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(packages[`node_modules/${name}`]?.version).toBe(version)
  expect(packages).not.toHaveProperty('node_modules/react')
  expect(packages).not.toHaveProperty('node_modules/vitest')
  expect(Object.values(packages).filter(({ link, dev }) => link || dev)).toEqual([])
})

it('npm accepts it', () => {
  const packed = packedManifest()
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packed.manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(packed.lockfile))
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit']
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  expect([status, stderr.replaceAll(/^npm warn.*\n/gm, '')]).toEqual([0, ''])
})

it('finds the version that a package has for itself', () => {
  const packages = {
    'node_modules/one': { version: '1.0.0', dependencies: { two: '^2.0.0' } },
    'node_modules/one/node_modules/two': { version: '2.0.0' },
    'node_modules/two': { version: '1.0.0' },
  }
  const own = ownLockfile(
    { lockfileVersion: 3, packages },
    { name: 'functions', version: '0.1.0', dependencies: { one: '1.0.0' } },
  )
  expect(Object.keys(own.packages)).toEqual([
    '',
    'node_modules/one',
    'node_modules/one/node_modules/two',
  ])
})
