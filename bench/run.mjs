// npm run bench: measures the product and its rivals, and prints one table. With names it runs only these
// parts: npm run bench -- load photo. --runs=3 measures times three times instead of nine, --waterfall
// writes the requests of each start to bench/waterfalls. The exit code is 0 for all results.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pageFile } from '../tools/hosting/pageFiles.mjs'
import { routesIn } from '../tools/hosting/publishedSite.mjs'
import { parseJson, readJson } from '../tools/stack/json.mjs'
import { needJava, needNode } from '../tools/stack/needs.mjs'
import { root } from '../tools/stack/paths.mjs'
import { freePorts } from '../tools/stack/ports.mjs'
import { buildEnv, run } from '../tools/stack/processes.mjs'
import { startSite } from '../tools/stack/site.mjs'
import { step } from '../tools/stack/steps.mjs'
import { runMain, UserError } from '../tools/stack/userError.mjs'
import { findWholeBrowser } from '../tools/test/browser.mjs'
import { createTestSite } from '../tools/test/testSite.mjs'
import { machineNoise } from './lib/noise.mjs'
import { startProductionProxy } from './lib/productionProxy.mjs'
import { judge, printTable } from './lib/table.mjs'

const LIMIT_MS = 60 * 60_000
/** Measured without a site and a browser. */
const PLAIN_PARTS = { city: 'city', 'photo-search': 'photoSearch' }
const PARTS = [
  ...Object.keys(PLAIN_PARTS),
  'load',
  'start',
  'paint',
  'lighthouse',
  'routes',
  'switch',
  'vitals',
  'inputs',
  'gallery',
  'search',
  'photo',
  'messages',
  'reads',
  'leaks',
]
/**
 * Run only when they are named: `scale` writes 100,000 reports, which the other parts would find, and `many` counts what
 * breaks when members and admins act in the same moment: --members=24 --admins=3 --seconds=120.
 */
const NAMED = ['scale', 'many']

await runMain(async (lifetime) => {
  needNode()
  needJava()
  const { values, positionals: asked } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      waterfall: { type: 'boolean' },
      members: { type: 'string' },
      admins: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  const parts =
    asked.length > 0 ? [...PARTS, ...NAMED].filter((part) => asked.includes(part)) : PARTS
  const testSite = createTestSite(lifetime, findWholeBrowser)
  const rows = join(testSite.folder, 'rows.jsonl')
  writeFileSync(rows, '')
  const env = {
    GREENLIGHT_BENCH_ROWS: rows,
    ...(values.runs && { GREENLIGHT_BENCH_RUNS: values.runs }),
    ...(values.waterfall && { GREENLIGHT_BENCH_WATERFALLS: join(root, 'bench', 'waterfalls') }),
  }
  const before = machineNoise()
  for (const [part, folder] of Object.entries(PLAIN_PARTS)) {
    if (!parts.includes(part)) continue
    await run(process.execPath, [join(root, 'bench', folder, 'run.mjs')], { env, show: true })
  }
  if (parts.includes('many')) {
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    const config = ['--config', 'e2e/data/vitest.config.ts', '--mode', 'slow']
    const { members = '24', admins = '3', seconds = '120' } = values
    await run(vitest, ['run', ...config, 'many'], {
      env: {
        ...env,
        ...(await testSite.emulators()),
        GREENLIGHT_MANY_MEMBERS: members,
        GREENLIGHT_MANY_ADMINS: admins,
        GREENLIGHT_MANY_SECONDS: seconds,
      },
      show: true,
      timeoutMs: LIMIT_MS,
    })
  }
  const pages = parts.filter((part) => existsSync(join(root, 'bench', `${part}.bench.ts`)))
  if (pages.length > 0) {
    const site = await testSite.start()
    const playwright = join(root, 'node_modules', '.bin', 'playwright')
    const files = pages.map((part) => `bench/${part}.bench.ts`)
    await run(playwright, ['test', '-c', 'bench/playwright.config.ts', ...files], {
      env: { ...env, ...site, ...(await serveRivals(testSite.folder, site)) },
      show: true,
      timeoutMs: LIMIT_MS,
    })
  }
  const lines = readFileSync(rows, 'utf8').split('\n').filter(Boolean)
  const results = lines.map((line) => judge(parseJson(line)))
  const noise = { before, after: machineNoise() }
  printTable(results, noise)
  writeFileSync(
    join(root, 'bench', 'results.json'),
    JSON.stringify({ at: new Date().toISOString(), noise, results }, null, 2),
  )
  await lifetime.end(0)
})

/**
 * Builds the rival from the same sources and serves it like the product. Serves a second copy of each, whose
 * requests to the emulators go through the proxies that add the costs of production.
 * @param {string} folder for what is served
 * @param {Record<string, string>} site ours
 * @returns {Promise<Record<string, string>>} the addresses, as the environment of the measurements
 */
async function serveRivals(folder, site) {
  const built = step('the one app built')
  const vite = join(root, 'node_modules', '.bin', 'vite')
  const viteConfig = 'bench/oneApp/vite.config.ts'
  const { code } = await run(vite, ['build', '-c', viteConfig, '--logLevel', 'error'], {
    env: buildEnv,
    show: true,
  })
  // An older build would be measured in its place.
  if (code !== 0) throw new UserError('The one app could not be built.')
  built()
  const ours = join(site['GREENLIGHT_PUBLISHED'] ?? '', 'sites', 'shell')
  const rival = join(root, 'node_modules', '.cache', 'greenlight', 'one-app')
  /** @type {SiteConfig} */
  const config = readJson(join(ours, 'config.json'))
  const [auth, firestore] = await Promise.all(
    ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'].map((name) =>
      startProductionProxy(site[name] ?? ''),
    ),
  )
  const deployed = {
    ...config,
    emulators: { ...config.emulators, auth: `http://${auth}`, firestore: firestore ?? '' },
  }
  const serve = (
    /** @type {string} */ name,
    /** @type {string} */ files,
    /** @type {SiteConfig} */ its,
  ) => serveCopy(join(folder, name), files, its, join(ours, 'registry.json'))
  return {
    GREENLIGHT_ONE_APP: await serve('one-app', rival, config),
    GREENLIGHT_ONE_APP_AS_DEPLOYED: await serve('one-app-as-deployed', rival, deployed),
    GREENLIGHT_SITE_AS_DEPLOYED: await serve('as-deployed', ours, deployed),
  }
}

/** @typedef {import('../tools/hosting/resolve.mjs').SiteConfig} SiteConfig */

/**
 * Serves a copy of a shell with a configuration of its own.
 * @param {string} publishedDir
 * @param {string} files
 * @param {SiteConfig} config
 * @param {string} registry its file: the routes at which the page answers
 * @returns {Promise<string>} its address
 */
async function serveCopy(publishedDir, files, config, registry) {
  const shell = join(publishedDir, 'sites', 'shell')
  mkdirSync(shell, { recursive: true })
  cpSync(files, shell, { recursive: true })
  // The one app has the same routes, each with its one page.
  if (!existsSync(join(shell, 'pages'))) {
    for (const path of routesIn(readJson(registry)))
      cpSync(join(shell, 'index.html'), join(shell, pageFile(path)))
  }
  cpSync(registry, join(shell, 'registry.json'))
  writeFileSync(join(shell, 'config.json'), JSON.stringify(config))
  const [port = 0] = await freePorts(1)
  const { origins } = await startSite({ ports: { shell: port }, publishedDir, config })
  return origins['shell'] ?? ''
}
