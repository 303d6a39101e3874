import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseJson, readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

const names = readdirSync(join(root, 'shared'))

it.each(names)('the packed %s says what it is, and carries its license', (name) => {
  const folder = join(root, 'shared', name)
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  /** @type {[{ files: { path: string }[] }]} */
  const [tarball] = parseJson(packed)
  const paths = tarball.files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  expect(paths.filter((path) => path.includes('.test.'))).toEqual([])
  /** @type {{ description: string, exports: string | object }} */
  const manifest = readJson(join(folder, 'package.json'))
  expect(manifest).toMatchObject({ license: 'MIT', repository: { directory: `shared/${name}` } })
  expect(manifest.description).not.toBe('')
  const files = targets(manifest.exports).filter((target) => !target.includes('*'))
  expect(paths).toEqual(expect.arrayContaining(files.map((target) => target.replace('./', ''))))
})

/**
 * @param {string | object} exported
 * @returns {string[]}
 */
const targets = (exported) =>
  typeof exported === 'string'
    ? [exported]
    : Object.values(/** @type {Record<string, string>} */ (exported)).flatMap(targets)
