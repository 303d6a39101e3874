// npm test: all checks of the project, from a fresh clone with one command. Names of parts run only those;
// other arguments go to the tool of the part: npm test -- e2e -g "signs up"
import { install } from './stack/install.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { seconds } from './stack/steps.mjs'
import { runMain, UserError } from './stack/userError.mjs'

/**
 * The parts in the order in which they run. Those of a group run beside each other: ESLint and tsc use one core each,
 * and three parts share the emulators. More at once would take as long, and each test much longer: on a slow machine,
 * some did not end within their time limit.
 */
const GROUPS = [
  ['imports', 'lint', 'types', 'unit'],
  ['rules', 'data', 'functions'],
  ['tools'],
  ['e2e'],
  ['engines'],
  ['slow'],
]
const NAMES = GROUPS.flat()
/** They take too long for each change: before a release and by night. */
const ONLY_BY_NAME = ['slow']
/** They need emulators, and no site. */
const USE_DATABASE = ['rules', 'data', 'functions']
const NEED_JAVA = ['rules', 'data', 'functions', 'tools', 'e2e', 'engines', 'slow']
/** Options of Playwright that show the browser. */
const SHOWS_BROWSER = /^--(headed|debug|ui)/

await runMain(async (lifetime) => {
  needNode()
  const { named, extra } = readArguments(process.argv.slice(2))
  const selected = named.length > 0 ? named : NAMES.filter((name) => !ONLY_BY_NAME.includes(name))
  if (selected.some((name) => NEED_JAVA.includes(name))) needJava()
  install()
  // Imported here because these modules need the packages.
  const { parts } = await import('./test/parts.mjs')
  const { createTestSite } = await import('./test/testSite.mjs')
  const { findBrowser, findWholeBrowser } = await import('./test/browser.mjs')
  const isShown = extra.some((arg) => SHOWS_BROWSER.test(arg))
  const site = createTestSite(lifetime, isShown ? findWholeBrowser : findBrowser)
  // What thousands of tests have stored makes the emulator slow for those in a browser: 55 % of a core instead of 18.
  const database = createTestSite(lifetime)
  const results = []
  for (const group of GROUPS) {
    const names = group.filter((name) => selected.includes(name))
    if (names.length > 0) console.log(`\n▶ ${names.join(', ')}`)
    const runPart = async (/** @type {string} */ name) => {
      const started = performance.now()
      const options = {
        site: USE_DATABASE.includes(name) ? database : site,
        extra,
        named: named.length > 0,
        show: names.length === 1,
      }
      const counts = await (parts[name]?.(options) ?? Promise.reject(new Error(name))).catch(broken)
      const time = seconds(performance.now() - started)
      if (names.length > 1) console.log(`  ${counts.failed === 0 ? '✓' : '✖'} ${name} (${time})`)
      return { name, ...counts, time }
    }
    results.push(...(await Promise.all(names.map(runPart))))
  }
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`✖ ${name}: ${failure}`)
  }
  for (const { name, passed, failed, skipped, time } of results) {
    const note = skipped > 0 ? `, ${skipped} skipped` : ''
    console.log(`${name.padEnd(9)} ${passed} passed, ${failed} failed${note} (${time})`)
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  await lifetime.end(failed === 0 ? 0 : 1)
})

/** A part that could not run counts as one failure, and the next parts still run. @param {unknown} error */
function broken(error) {
  console.error(error instanceof UserError ? `✖ ${error.message}` : error)
  return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
}

/** @param {string[]} args */
function readArguments(args) {
  const end = args.findIndex((arg) => !NAMES.includes(arg))
  const names = end === -1 ? args : args.slice(0, end)
  const rest = end === -1 ? [] : args.slice(args[end] === '--' ? end + 1 : end)
  return { named: names, extra: rest }
}
