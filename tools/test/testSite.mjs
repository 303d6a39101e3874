import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmulators } from '../stack/emulators.mjs'
import { siteEnvironment } from '../stack/environment.mjs'
import { once } from '../stack/once.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildAll, seed, serveBuilds } from '../stack/stack.mjs'
import { step } from '../stack/steps.mjs'
import { findBrowser, findWholeBrowser } from './browser.mjs'

/** @typedef {ReturnType<typeof createTestSite>} TestSite */

/**
 * Emulators and a site for tests, on free ports and in a folder of their own, so that they run beside
 * `npm start`. Each starts once, when it is first needed.
 * @param {import('../stack/lifetime.mjs').Lifetime} lifetime of the command that they end with
 * @param {() => Promise<string | undefined>} [findFirst] the browser that most tests use
 */
export function createTestSite(lifetime, findFirst = findBrowser) {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-test-'))
  lifetime.onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const backend = once(async () => {
    const [auth = 0, firestore = 0] = await freePorts(2)
    const ports = { auth, firestore }
    const ready = step('emulators for the tests')
    const options = { ports, folder: join(folder, 'emulators'), keep: false, lifetime }
    const { env } = await startEmulators(options)
    ready()
    return { env, ports }
  })
  // In sequence, before the tests: apt refuses two installations at the same time.
  const browsers = once(async () => {
    const chromium = await findFirst()
    const whole = await findWholeBrowser()
    return {
      ...(chromium && { GREENLIGHT_CHROMIUM: chromium }),
      ...(whole && { GREENLIGHT_WHOLE_CHROMIUM: whole }),
    }
  })
  const build = once(buildAll)
  const start = once(async () => {
    const executables = await browsers()
    const { env, ports: emulators } = await backend()
    await seed(env)
    await build()
    const names = Object.keys(sitePorts)
    const free = await freePorts(names.length)
    const ports = Object.fromEntries(names.map((name, index) => [name, free[index] ?? 0]))
    const publishedDir = join(folder, 'published')
    await serveBuilds({ ports, emulators, publishedDir })
    return { ...siteEnvironment({ ports, emulators, publishedDir }), ...executables }
  })
  return {
    /** For reports. */
    folder,
    /** Starts them; returns the environment that names them. */
    emulators: async () => (await backend()).env,
    /** Finds or installs them; returns the environment that names them. */
    browsers,
    /** Builds shell and remotes. */
    build,
    /** Starts the whole site; returns the environment that names it, its emulators and a browser. */
    start,
  }
}
