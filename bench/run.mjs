// npm run bench: what the product costs, beside its rivals, in one table. Names of parts run only
// those: npm run bench -- load photo. Exits 0 whatever the figures are.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findWholeBrowser } from '../tools/test/browser.mjs'
import { createStage } from '../tools/test/stage.mjs'
import { runMain } from '../tools/stack/fail.mjs'
import { parseJson, readJson } from '../tools/stack/json.mjs'
import { shutDown, stopOnSignals } from '../tools/stack/lifetime.mjs'
import { needJava, needNode } from '../tools/stack/needs.mjs'
import { root } from '../tools/stack/paths.mjs'
import { freePorts } from '../tools/stack/ports.mjs'
import { run } from '../tools/stack/processes.mjs'
import { startSite } from '../tools/stack/site.mjs'
import { step } from '../tools/stack/steps.mjs'
import { machineNoise } from './lib/noise.mjs'
import { judge, printTable } from './lib/table.mjs'

const LIMIT_MS = 60 * 60_000
/** The first is measured without a browser. */
const PARTS = [
  'city',
  'load',
  'switch',
  'vitals',
  'inputs',
  'gallery',
  'photo',
  'messages',
  'reads',
  'leaks',
]

await runMain(async () => {
  stopOnSignals()
  needNode()
  needJava()
  const asked = process.argv.slice(2)
  const parts = asked.length > 0 ? PARTS.filter((part) => asked.includes(part)) : PARTS
  const stage = createStage([], findWholeBrowser)
  const rows = join(stage.folder, 'rows.jsonl')
  writeFileSync(rows, '')
  const env = { GREENLIGHT_BENCH_ROWS: rows }
  const before = machineNoise()
  if (parts.includes('city')) {
    await run(process.execPath, [join(root, 'bench', 'city', 'run.mjs')], { env, show: true })
  }
  const pages = parts.filter((part) => existsSync(join(root, 'bench', `${part}.bench.ts`)))
  if (pages.length > 0) {
    const site = await stage.site()
    const playwright = join(root, 'node_modules', '.bin', 'playwright')
    const files = pages.map((part) => `bench/${part}.bench.ts`)
    await run(playwright, ['test', '-c', 'bench/playwright.config.ts', ...files], {
      env: { ...env, ...site, GREENLIGHT_ONE_APP: await serveOneApp(stage.folder, site) },
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
  await shutDown(0)
})

/**
 * Builds the rival from the same sources and serves it as ours is served.
 * @param {string} folder for what is served
 * @param {Record<string, string>} site ours
 * @returns {Promise<string>} its address
 */
async function serveOneApp(folder, site) {
  const built = step('the one app built')
  const vite = join(root, 'node_modules', '.bin', 'vite')
  await run(vite, ['build', '-c', 'bench/oneApp/vite.config.ts', '--logLevel', 'error'], {
    show: true,
  })
  const publishedDir = join(folder, 'one-app')
  const shell = join(publishedDir, 'sites', 'shell')
  mkdirSync(shell, { recursive: true })
  cpSync(join(root, 'node_modules', '.cache', 'greenlight', 'one-app'), shell, { recursive: true })
  const configured = join(site['GREENLIGHT_PUBLISHED'] ?? '', 'sites', 'shell', 'config.json')
  cpSync(configured, join(shell, 'config.json'))
  const [port = 0] = await freePorts(1)
  const served = await startSite({
    ports: { shell: port },
    publishedDir,
    config: readJson(configured),
  })
  built()
  return served.origins['shell'] ?? ''
}
