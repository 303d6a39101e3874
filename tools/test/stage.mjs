import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmulators } from '../stack/emulators.mjs'
import { onShutDown } from '../stack/lifetime.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildAll, seed, serveBuilds } from '../stack/stack.mjs'
import { step } from '../stack/steps.mjs'
import { findBrowser } from './browser.mjs'

/**
 * Emulators and a whole product for the tests alone, on free ports and in a folder of their own, so
 * that they run beside `npm start`. Each starts when the first part asks for it.
 * @param {string[]} extra
 * @param {() => Promise<string | undefined>} [browser]
 * @returns {import('./parts.mjs').Stage}
 */
export function createStage(extra, browser = findBrowser) {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-test-'))
  onShutDown(() => rmSync(folder, { recursive: true, force: true }))
  const backend = once(async () => {
    const [auth = 0, firestore = 0] = await freePorts(2)
    const options = { ports: { auth, firestore }, folder: join(folder, 'emulators'), keep: false }
    const ready = step('emulators for the tests')
    const { env } = await startEmulators(options)
    ready()
    return { env, ports: options.ports }
  })
  const built = once(buildAll)
  return {
    folder,
    extra,
    emulators: async () => (await backend()).env,
    built,
    site: once(async () => {
      const chromium = await browser()
      const { env, ports: emulators } = await backend()
      await seed(env)
      await built()
      const names = Object.keys(sitePorts)
      const free = await freePorts(names.length)
      const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
      const publishedDir = join(folder, 'published')
      const { origins } = await serveBuilds({ ports, emulators, publishedDir })
      return {
        ...env,
        GREENLIGHT_SITE: origins['shell'] ?? '',
        GREENLIGHT_ORIGINS: JSON.stringify(origins),
        GREENLIGHT_PUBLISHED: publishedDir,
        ...(chromium && { GREENLIGHT_CHROMIUM: chromium }),
      }
    }),
  }
}

/**
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made
  return () => (made ??= make())
}
