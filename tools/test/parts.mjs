import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { findEngines } from './browser.mjs'
import { playwrightCounts, vitestCounts, withCrash } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./testSite.mjs').TestSite} TestSite */
/**
 * @typedef {object} PartOptions
 * @property {TestSite} site
 * @property {string[]} extra arguments for the part's tool
 * @property {boolean} named whether the part was asked for by its name
 * @property {boolean} show whether its output goes to the terminal; otherwise it is printed at its end
 */

const LIMIT_MS = 60 * 60_000

/** @type {Record<string, (options: PartOptions) => Promise<Counts>>} by name (tools/test.mjs) */
export const parts = {
  imports: (options) => checks(options, { imports: [process.execPath, 'tools/lint/imports.mjs'] }),
  lint: (options) =>
    checks(options, {
      eslint: [bin('eslint'), '.', '--max-warnings', '0'],
      prettier: [bin('prettier'), '--check', '.'],
      knip: [bin('knip')],
      // One process a file: it reads no more.
      ...Object.fromEntries(
        readdirSync(join(root, '.github/workflows')).map((name) => [
          name,
          [bin('action-validator'), `.github/workflows/${name}`],
        ]),
      ),
    }),
  types: (options) => checks(options, { tsc: [bin('tsc'), '-p', 'tsconfig.json'] }),
  unit: (options) => vitest(options, 'unit', 'vitest.config.ts', {}),
  rules: async (options) =>
    vitest(options, 'rules', 'e2e/rules/vitest.config.ts', await options.site.emulators()),
  data: async (options) =>
    vitest(options, 'data', 'e2e/data/vitest.config.ts', await options.site.emulators()),
  tools: async (options) => {
    await options.site.browsers()
    await options.site.build()
    return vitest(options, 'tools', 'tools/checks/vitest.config.mjs', {})
  },
  e2e: (options) => playwright(options, 'e2e', 'e2e/playwright.config.ts', {}),
  // Installs no browser. Unless it is asked for by its name, it runs only if both engines exist.
  engines: async (options) => {
    const { env, missing } = await findEngines()
    for (const line of missing) console.log(`  … the tour is not taken in ${line}`)
    const skipped = missing.length
    if (skipped > 0 && !options.named) return { passed: 0, failed: 0, skipped, failures: [] }
    const config = 'e2e/engines/playwright.config.ts'
    const counts = await playwright(options, 'engines', config, env)
    return { ...counts, skipped: counts.skipped + skipped }
  },
}

/** @param {string} name */
const bin = (name) => join(root, 'node_modules', '.bin', name)

/**
 * @param {PartOptions} options
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 */
async function vitest({ site, extra, show }, name, config, env) {
  const report = join(site.folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', config, ...reporters, ...extra]
  return withCrash(await tool([bin('vitest'), ...args], show, env), vitestCounts(report))
}

/**
 * @param {PartOptions} options
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} browsers environment that names further ones
 */
async function playwright({ site, extra, show }, name, config, browsers) {
  const report = join(site.folder, `${name}.json`)
  const env = { ...(await site.start()), ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '-c', config, '--reporter=list,json', ...extra]
  return withCrash(await tool([bin('playwright'), ...args], show, env), playwrightCounts(report))
}

/**
 * Tools that pass or fail as a whole: each counts as one test. They run beside each other.
 * @param {PartOptions} options
 * @param {Record<string, string[]>} commands
 */
async function checks({ show }, commands) {
  const names = Object.keys(commands)
  const codes = await Promise.all(Object.values(commands).map((command) => tool(command, show)))
  const failures = names.filter((_, index) => codes[index] !== 0)
  const failed = failures.length
  return { passed: names.length - failed, failed, skipped: 0, failures }
}

/**
 * @param {string[]} command
 * @param {boolean} show
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
async function tool([command = '', ...args], show, env = {}) {
  const { code, output } = await run(command, args, { env, show, timeoutMs: LIMIT_MS })
  if (!show && output) console.log(output)
  return code
}
