import { join } from 'node:path'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { judged, playwrightCounts, vitestCounts } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/**
 * @typedef {object} Stage what the parts run in, made when first asked for
 * @property {string} folder for reports
 * @property {string[]} extra arguments from the command line
 * @property {() => Promise<Record<string, string>>} emulators environment that names them
 * @property {() => Promise<void>} built shell and remotes are
 * @property {() => Promise<Record<string, string>>} site environment that names the whole product and a browser
 */

const LIMIT_MS = 60 * 60_000

/** @type {Record<string, (stage: Stage) => Promise<Counts>>} in the order in which they run */
export const parts = {
  lint: async () => {
    // No cycles of imports: 1 s here, 36 s in ESLint, which also misses those between packages.
    const cycles = ['oxlint', '--import-plugin', '-A', 'all', '-D', 'import/no-cycle']
    const eslint = ['eslint', '.', '--max-warnings', '0']
    return checksOf([cycles, eslint, ['prettier', '--check', '.'], ['knip']])
  },
  types: () => checksOf([['tsc', '-p', 'tsconfig.json']]),
  unit: (stage) => vitest(stage, 'unit', 'vitest.config.ts', {}),
  rules: async (stage) =>
    vitest(stage, 'rules', 'e2e/rules/vitest.config.ts', await stage.emulators()),
  data: async (stage) =>
    vitest(stage, 'data', 'e2e/data/vitest.config.ts', await stage.emulators()),
  tools: async (stage) => {
    await stage.built()
    return vitest(stage, 'tools', 'tools/checks/vitest.config.mjs', {})
  },
  e2e: async (stage) => {
    const report = join(stage.folder, 'e2e.json')
    const env = { ...(await stage.site()), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...stage.extra]
    return judged(await tool('playwright', args, env), playwrightCounts(report))
  },
}

/**
 * @param {Stage} stage
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 */
async function vitest({ folder, extra }, name, config, env) {
  const report = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await tool('vitest', ['run', '--config', config, ...reporters, ...extra], env)
  return judged(code, vitestCounts(report))
}

/**
 * Tools that only pass or fail: each counts as one. They run beside each other.
 * @param {string[][]} checks
 * @returns {Promise<Counts>}
 */
async function checksOf(checks) {
  const codes = await Promise.all(checks.map(([name = '', ...args]) => tool(name, args)))
  const failures = checks.flatMap(([name = ''], at) => (codes[at] === 0 ? [] : [name]))
  const failed = failures.length
  return { passed: checks.length - failed, failed, skipped: 0, failures }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function tool(name, args, env = {}) {
  const command = join(root, 'node_modules', '.bin', name)
  return (await run(command, args, { env, show: true, timeoutMs: LIMIT_MS })).code
}
