import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { earlyScript } from './tools/stack/earlyScript.mjs'
import ports from './ports.json' with { type: 'json' }
import { fakeShell } from './tools/dev/fakeShell.mjs'

type RemoteName = Exclude<keyof typeof ports, 'shell'>

/**
 * What exists once on the page, whoever loads it first. Exactly these: a further key costs bytes on
 * every page, and a subpath as a key escapes the share scope (docs/adr/0002).
 */
const singletons = ['react', 'react-dom', 'styled-components', '@greenlight/runtime']

/** Subpaths of these that the compiler and the runtime import: shared along with them, and no keys. */
const subpaths = ['react/jsx-runtime', 'react-dom/client']

/**
 * Has the federation plugin list these as well. By itself it lists what it has met once no module came
 * for 10 ms; on a busy machine that is too early, and what it then leaves out the remote downloads as a
 * copy of its own, or finds undefined.
 */
function shareSubpaths(): Plugin {
  return {
    name: 'greenlight:share-subpaths',
    apply: 'build',
    async buildStart() {
      const importer = join(this.environment.config.root, 'src/index.tsx')
      for (const name of subpaths) await this.resolve(name, importer)
    },
  }
}

function sharedVersions(owner: string): Record<string, string> {
  const { dependencies } = readPackage(owner)
  return Object.fromEntries(
    singletons.map((name) => {
      const version = dependencies[name]
      if (!version) throw new Error(`${owner}/package.json must depend on ${name}: it is shared.`)
      return [name, version]
    }),
  )
}

function shared(owner: string) {
  return Object.fromEntries(
    Object.entries(sharedVersions(owner)).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: `^${version}` },
    ]),
  )
}

interface Package {
  version: string
  dependencies: Record<string, string>
}

function readPackage(folder: string): Package {
  const text = readFileSync(new URL(`./${folder}/package.json`, import.meta.url), 'utf8')
  return JSON.parse(text) as Package
}

/** Styles without the white space and comments of their source, and none of a component that is not used. */
export const styledComponents = { displayName: false, fileName: false, ssr: false, pure: true }

function common(name: keyof typeof ports): UserConfig {
  return {
    server: {
      port: ports[name],
      strictPort: true,
      origin: `http://localhost:${ports[name]}`,
      cors: true,
    },
    define: { __VERSION__: JSON.stringify(readPackage(name).version) },
    oxc: { plugins: { styledComponents } },
    build: { target: 'esnext', modulePreload: { polyfill: false }, sourcemap: false },
  }
}

const chunks = {
  groups: [
    // With which the shell starts. They change less often than it does: a release leaves them in the caches.
    {
      name: 'libraries',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router|styled-components|stylis|single-spa|@module-federation)\//,
    },
    // What the parts of Firebase share. It comes with the sign-in, so that a part whose download fails
    // later has nothing but itself to ask for again (shared/runtime/src/importAgain.ts).
    {
      name: 'firebase',
      test: /\/@firebase\/(app|component|logger|util|webchannel-wrapper\/dist\/bloom-blob)\/|\/idb\/|\/splitHost\.ts$/,
    },
  ],
}

/** The host, a plain app: it shares what it has with remotes at run time (shell/src/remotes/federation.ts). */
export function shellConfig(): UserConfig {
  const { define, build, ...rest } = common('shell')
  return {
    ...rest,
    define: {
      ...define,
      __SHARED__: JSON.stringify(sharedVersions('shell')),
      // Parts of the federation runtime that only servers and manifests need.
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
    build: { ...build, rolldownOptions: { output: { codeSplitting: chunks } } },
    plugins: [react(), earlyScript()],
  }
}

/** A remote: it exposes one module, `./remote`, and runs from whatever address it is published at. */
export function remoteConfig(name: RemoteName): UserConfig {
  const { build, ...rest } = common(name)
  return {
    ...rest,
    base: '',
    build: { ...build, rolldownOptions: { input: 'src/index.tsx' } },
    plugins: [
      react(),
      shareSubpaths(),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/index.tsx' },
        shared: shared(name),
        shareStrategy: 'loaded-first',
        manifest: true,
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
        dts: false,
      }),
      fakeShell(name),
    ],
  }
}
