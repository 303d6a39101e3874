import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

const CRUISER = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const CONFIG = join(root, '.dependency-cruiser.mjs')
const SOURCES = /^(shell|mf-.+|shared|e2e|tools|bench|functions)$/

/**
 * Follows all imports below a folder, and checks them by .dependency-cruiser.mjs.
 * @param {string} folder the workspace, or one with the same layout
 * @returns {import('dependency-cruiser').ICruiseResult}
 */
export function cruise(folder) {
  const sources = readdirSync(folder).filter((name) => SOURCES.test(name))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--config', CONFIG, '--output-type', 'json', ...sources],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (!stdout) throw new Error(stderr)
  return parseJson(stdout)
}

/**
 * The imports that a rule forbids, each with what to do instead.
 * @param {import('dependency-cruiser').ICruiseResult['summary']} summary
 */
export function forbiddenImports({ violations, ruleSetUsed }) {
  const advice = new Map(ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return violations.map(({ rule, from, to }) =>
    `${from} imports ${to} (${rule.name}). ${advice.get(rule.name) ?? ''}`.trim(),
  )
}
