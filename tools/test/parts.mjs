import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownSite } from '../stack/environment.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { findRunningSite } from '../stack/runningSite.mjs'
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
      knip: [bin('knip'), '--no-config-hints'],
      // One process per file: it reads no more.
      ...Object.fromEntries(
        readdirSync(join(root, '.github/workflows')).map((name) => [
          name,
          [bin('action-validator'), `.github/workflows/${name}`],
        ]),
      ),
    }),
  types: (options) =>
    checks(options, {
      tsc: [bin('tsc'), '-p', 'tsconfig.json'],
      contract: [process.execPath, 'tools/contract.mjs', '--check'],
    }),
  unit: (options) => vitest(options, 'unit', 'vitest.config.ts', {}),
  rules: async (options) =>
    vitest(options, 'rules', 'e2e/rules/vitest.config.ts', await options.site.emulators()),
  data: async (options) =>
    vitest(options, 'data', 'e2e/data/vitest.config.ts', await options.site.emulators()),
  functions: async (options) =>
    vitest(options, 'functions', 'functions/vitest.config.ts', await options.site.emulators()),
  tools: async (options) => {
    await options.site.browsers()
    await options.site.build()
    return vitest(options, 'tools', 'tools/checks/vitest.config.mjs', {})
  },
  e2e: async (options) => {
    const config = 'e2e/playwright.config.ts'
    // Each uses a separate site, because some look at all stored data.
    const running = options.extra.length > 0 && (await findRunningSite())
    if (!running || running.command !== 'start')
      return playwright(options, 'e2e', config, await options.site.start())
    const site = ownSite()
    console.log(
      `  … in the running site at ${site.GREENLIGHT_SITE}, without what has changed since its start`,
    )
    return playwright(options, 'e2e', config, { ...site, ...(await options.site.browsers()) })
  },
  // Installs no browser. Unless it is asked for by its name, it runs only if both engines exist.
  engines: async (options) => {
    const { env, missing } = await findEngines()
    for (const line of missing) console.log(`  … the tour is not taken in ${line}`)
    const skipped = missing.length
    if (skipped > 0 && !options.named) return { passed: 0, failed: 0, skipped, failures: [] }
    const config = 'e2e/engines/playwright.config.ts'
    const site = await options.site.start()
    const counts = await playwright(options, 'engines', config, { ...site, ...env })
    return { ...counts, skipped: counts.skipped + skipped }
  },
  slow: async (options) => {
    await options.site.browsers()
    await options.site.build()
    const slow = { ...options, extra: ['--mode', 'slow', '--passWithNoTests', ...options.extra] }
    const tools = await vitest(slow, 'slow', 'tools/checks/vitest.config.mjs', {})
    const env = await options.site.emulators()
    const many = await vitest(slow, 'slow-data', 'e2e/data/vitest.config.ts', env)
    const alerts = await vitest(slow, 'slow-functions', 'functions/vitest.config.ts', env)
    const judges = await playwright(
      { ...options, extra: ['--pass-with-no-tests', ...options.extra] },
      'judges',
      'e2e/judges/playwright.config.ts',
      await options.site.start(),
    )
    return total([tools, many, alerts, judges])
  },
}

/** @param {Counts[]} all @returns {Counts} */
const total = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
})

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
 * @param {Record<string, string>} env names the site and the browsers
 */
async function playwright({ site, extra, show }, name, config, env) {
  const report = join(site.folder, `${name}.json`)
  const args = ['test', '-c', config, ...extra]
  // A person runs the tests, so there is no count and no limit.
  if (extra.some((arg) => /^--(ui|debug)/.test(arg))) {
    // Without Playwright's own Chromium, its window cannot be opened; it can be in a tab.
    const tab = extra.includes('--ui') && env['GREENLIGHT_CHROMIUM'] ? ['--ui-host=127.0.0.1'] : []
    const { code } = await run(bin('playwright'), [...args, ...tab], { env, show: true })
    return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
  }
  const all = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await tool([bin('playwright'), ...args, '--reporter=list,json'], show, all)
  return withCrash(code, playwrightCounts(report))
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
