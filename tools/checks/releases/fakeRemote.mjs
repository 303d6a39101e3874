import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../stack/paths.mjs'
import { putFiles } from '../../test/tempFolder.mjs'

/**
 * Writes a remote in a folder of its own, with a build: publishing need not build it.
 * @param {string} folder
 * @param {{ name: string, version: string, runtime?: string, path?: string, chunks?: number, text?: string }} remote
 *   `text`: what the builds of two versions may differ in
 */
export function writeFakeRemote(
  folder,
  { name, version, runtime = '1.0.0', path = `/${name}`, chunks = 1, text = '' },
) {
  const files = Array.from({ length: chunks }, (_, at) => `assets/chunk-${at}.js`)
  const dependencies = dependingOn(runtime)
  const shared = Object.entries(dependencies).map(([dependency, exact]) => ({
    name: dependency,
    requiredVersion: `^${exact}`,
  }))
  putFiles(folder, {
    'package.json': {
      name,
      version,
      dependencies,
      scripts: { build: 'node -e 0' },
      greenlight: { routes: [{ path, access: 'member', page: 'src/Page.tsx' }] },
    },
    'dist/remoteEntry.js': `export const version = '${version}', text = '${text}'`,
    'dist/mf-manifest.json': { name, shared },
    'dist/.vite/manifest.json': {
      entry: { file: 'remoteEntry.js' },
      'src/Page.tsx': { file: 'remoteEntry.js' },
    },
    ...Object.fromEntries(
      files.map((file) => [`dist/${file}`, `export const at = '${version} ${file}'`]),
    ),
  })
  linkKit(folder)
}

/** The kit that a package is built with. @param {string} folder */
function linkKit(folder) {
  const scope = join(folder, 'node_modules', '@greenlight')
  mkdirSync(scope, { recursive: true })
  try {
    symlinkSync(join(root, 'shared', 'kit'), join(scope, 'kit'))
  } catch {
    // It was linked before.
  }
}

/** @param {string} runtime its version */
function dependingOn(runtime) {
  const others = { react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0' }
  return { ...others, '@greenlight/runtime': runtime }
}

/**
 * Writes a shell with a build.
 * @param {string} folder
 * @param {{ version: string, runtime: string, text: string }} shell `text`: what the builds of two versions may differ in
 */
export function writeFakeShell(folder, { version, runtime, text }) {
  linkKit(folder)
  const dependencies = dependingOn(runtime)
  putFiles(folder, {
    'package.json': { name: 'shell', version, dependencies, scripts: { build: 'node -e 0' } },
    'dist/index.html': `<html><head><title>${version}</title></head></html>`,
    [`dist/assets/${version}/index.js`]: `export const version = '${version}', text = '${text}'`,
    'dist/offlineWorker.js': `// ${version}`,
  })
}
