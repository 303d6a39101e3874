// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/** What only developers run: CONTRIBUTING.md has it. */
const forDevelopers = ['start', 'dev', 'new:remote', 'state', 'figures', 'contract', 'promises']

it('docs/operations.md has a line for each command of the operator', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = readJson(join(root, 'package.json'))
  const commands = Object.keys(scripts).filter(
    (name) =>
      /^node tools\/(?!test\.mjs)/.test(scripts[name] ?? '') && !forDevelopers.includes(name),
  )
  const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  const lines = page.split('\n')
  const described = commands.filter((name) =>
    lines.some((line) => new RegExp(`^npm run ${name}\\b.*# `).test(line)),
  )
  expect(described).toEqual(commands)
})
