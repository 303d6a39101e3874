import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import ports from '../ports.json' with { type: 'json' }
import { compileHint } from './compileHint.mjs'
import { earlyScript } from './earlyScript.mjs'
import { headScript } from './headScript.mjs'
import { hotUpdates } from './hotUpdates.mjs'
import { oldestBrowsers } from './oldestBrowsers.mjs'
import { ownTag } from './ownTag.mjs'
import { pageFrames } from './pageFrames.mjs'
import { acceptedRange, singletons, singletonVersions } from './singletons.mjs'
import { smallContainer } from './smallContainer.mjs'
import { staticPages } from './staticPages.mjs'

/** @typedef {import('vite').UserConfig} UserConfig */
/** @typedef {{ name: string, version: string, dependencies: Record<string, string>, greenlight?: { service?: { module: string }, routes?: { path: string, page?: string, static?: boolean }[] } }} Package */

/** Smaller styles: without the white space and comments of their source, unused components removed. */
export const styledComponents = { displayName: false, fileName: false, ssr: false, pure: true }

/** @param {string} folder */
function readPackage(folder) {
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return /** @type {Package} */ (content)
}

/** @param {Package} owner @returns {UserConfig} */
function commonConfig({ name, version }) {
  const port = ports[/** @type {keyof typeof ports} */ (name)]
  return {
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
    define: { __VERSION__: JSON.stringify(version) },
    oxc: { plugins: { styledComponents } },
    build: {
      target: oldestBrowsers,
      modulePreload: { polyfill: false },
      sourcemap: false,
      // The licenses of the packages in this build. /third-party.txt of the site names this file.
      license: { fileName: 'third-party.txt' },
    },
  }
}

/** The remote's container (smallContainer.mjs), and the code by which Vite loads a chunk. */
const containerGroup = {
  name: 'federation',
  test: /virtual:(mf-|greenlight)|__loadShare__|vite\/preload-helper/,
}

const ownCode = /\/shared\/(kit|domain)\/|\/mf-|\/(valibot|lucide-react)\//

/**
 * @typedef {object} SharedFile a file of what pages share
 * @property {string} name
 * @property {number} least how many pages, and their sheets and dialogs, import each module of it
 * @property {RegExp} [except] modules that are not in it, for instance because no page needs them at its start
 */

/** @type {readonly SharedFile[]} */
const COMMON = [{ name: 'common', least: 3 }]

/** @param {SharedFile} file */
const sharedGroup = ({ name, least, except }) => ({
  name,
  minShareCount: least,
  test: (/** @type {string} */ id) => ownCode.test(id) && !except?.test(id),
})

/**
 * Puts the remote's container into one file instead of six, and what pages share into another: each file is a
 * request. The federation plugin lowers the priority of groups in the configuration, so these are added after
 * it has read that.
 * @param {readonly SharedFile[]} files
 * @returns {import('vite').Plugin}
 */
function groupFiles(files) {
  return {
    name: 'greenlight:group-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ build: { rolldownOptions } }) {
      const { output } = rolldownOptions
      if (!output || Array.isArray(output) || typeof output.codeSplitting !== 'object')
        throw new Error('The federation plugin has made no groups.')
      const groups = [containerGroup, ...files.map(sharedGroup)]
      const first = groups.map((group, n) => ({ ...group, priority: 2_000_000 - n }))
      output.codeSplitting.groups?.unshift(...first)
    },
  }
}

const shellChunks = {
  groups: [
    // Without React: it runs while the libraries are downloading.
    { name: 'session', test: /\/shell\/src\/early\/beginSession\.ts$/ },
    // The libraries of the shell's start. They change less often than the shell, so they stay in the HTTP cache.
    {
      name: 'libraries',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router|styled-components|stylis|single-spa|@module-federation)\//,
    },
    // With all that it imports: parts of it that are imported elsewhere, too, would be files of 1 KB.
    { name: 'runtime', test: /\/runtime\/src\/index\.ts$/ },
    // The modules that all parts of Firebase import. They are downloaded with the sign-in, so a part whose
    // download fails later can be retried by its own address alone (shared/runtime/src/importWithRetry.ts).
    {
      name: 'firebase',
      test: /\/@firebase\/(app|component|logger|util)\/|\/splitHost\.ts$/,
    },
  ],
}

/**
 * Vite configuration of the shell: a plain app that shares its singletons with remotes at run time
 * (shell/src/remotes/federation.ts).
 * @param {string} folder of the shell's package
 * @returns {UserConfig}
 */
export function shellConfig(folder) {
  const shell = readPackage(folder)
  const { define, build, ...rest } = commonConfig(shell)
  const versions = { __SHARED__: JSON.stringify(singletonVersions(shell)) }
  // A folder for each version, whose files never change.
  const assetsDir = `assets/${shell.version}`
  return {
    ...rest,
    define: {
      ...define,
      ...versions,
      // Leaves out parts of the federation runtime that only servers and manifests need.
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
    build: {
      ...build,
      assetsDir,
      rolldownOptions: { output: { codeSplitting: shellChunks } },
    },
    plugins: [
      react(),
      compileHint(),
      ownTag(/\/early\/beginSession\.ts$/),
      earlyScript(versions),
      headScript({ entry: 'src/neutralPage/mark.ts' }),
      pageFrames(folder, {
        entry: 'src/painted/frames.tsx',
        config: {
          define: { ...define },
          oxc: { plugins: { styledComponents } },
          build: { assetsDir },
          plugins: [react()],
        },
      }),
    ],
  }
}

/** @param {Package} remote */
const staticRoutes = ({ greenlight }) =>
  (greenlight?.routes ?? []).flatMap(({ path, page, static: isStatic }) =>
    isStatic && page ? [{ path, page }] : [],
  )

/**
 * @typedef {object} RemoteOptions
 * @property {readonly SharedFile[]} [shared] files of what pages share: one, of what three parts of the remote import.
 *   A remote of which most visits see one page names others: that file would be larger than the page
 */

/**
 * Vite configuration of a remote: it exposes `./remote`, and `./service` if it has one, and runs from any
 * address.
 * @param {string} folder of the remote's package
 * @param {RemoteOptions} [options]
 * @returns {UserConfig}
 */
export function remoteConfig(folder, { shared: files = COMMON } = {}) {
  const remote = readPackage(folder)
  const { build, ...rest } = commonConfig(remote)
  const service = remote.greenlight?.service?.module
  const shared = Object.fromEntries(
    Object.entries(singletonVersions(remote)).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: acceptedRange(version) },
    ]),
  )
  return {
    ...rest,
    base: '',
    build: { ...build, rolldownOptions: { input: 'src/index.tsx' } },
    plugins: [
      react(),
      groupFiles(files),
      compileHint(),
      federation({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/index.tsx', ...(service && { './service': `./${service}` }) },
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
        dts: false,
      }),
      smallContainer(remote.name, singletons),
      staticPages(folder, staticRoutes(remote), {
        define: rest.define ?? {},
        oxc: { plugins: { styledComponents } },
        plugins: [react()],
      }),
      hotUpdates(folder),
    ],
  }
}
