// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { missingPaths, namedPaths, topNames } from './namedPaths.mjs'

const markdownIn = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/adr'),
]

it.each(documents)('%s names only paths that exist', (file) => {
  expect(missingPaths(file, readFileSync(join(root, file), 'utf8'), topNames())).toEqual([])
})

it('finds the paths in code spans and links', () => {
  const text = [
    'See `shell/src/main.tsx:12`, `npm test -- e2e e2e/journeys`, [access](../access.md#rows).',
    '`mf-events/src/index.tsx`, `users/{me}`, `e2e/mf-*`, `gallery/load-failed`, [site](https://x.example/a)',
    '```sh',
    'node `tools/none.mjs`',
    '```',
  ].join('\n')
  const found = ['shell/src/main.tsx', 'e2e/journeys', 'docs/access.md']
  expect(namedPaths('docs/adr/1.md', text, ['shell', 'e2e', 'docs', 'tools'])).toEqual(found)
})

it('reports a path that does not exist', () => {
  expect(missingPaths('README.md', '`shell/none.ts` [a](docs/none.md)', ['shell'])).toEqual([
    'shell/none.ts',
    'docs/none.md',
  ])
})
