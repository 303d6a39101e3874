import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../../stack/json.mjs'
import { root } from '../../stack/paths.mjs'
import { writeVariables } from '../../stack/variables.mjs'
import { ownLockfile } from './ownLockfile.mjs'

/**
 * Packs the built functions as they are uploaded: one file, their packages with a lockfile of their own, and their settings.
 * @param {string} folder that becomes the project of firebase-tools
 * @param {Record<string, string>} variables the settings
 */
export function packFunctions(folder, variables) {
  const source = join(folder, 'functions')
  mkdirSync(source, { recursive: true })
  const { manifest, lockfile } = packedManifest()
  writeJson(join(source, 'package.json'), manifest)
  writeJson(join(source, 'package-lock.json'), lockfile)
  copyFileSync(join(root, 'functions/dist/index.js'), join(source, 'index.js'))
  writeVariables(join(source, '.env'), variables)
  /** @type {{ functions: object[] }} */
  const { functions } = readJson(join(root, 'firebase.json'))
  writeJson(join(folder, 'firebase.json'), { functions })
  return manifest
}

/** The `package.json` of the packed functions, and its lockfile. */
export function packedManifest() {
  /** @type {import('./ownLockfile.mjs').Manifest & { type: string }} */
  const { name, version, type, engines, dependencies } = readJson(
    join(root, 'functions/package.json'),
  )
  /** @type {{ overrides: Record<string, string> }} */
  const { overrides } = readJson(join(root, 'package.json'))
  const manifest = {
    name,
    version,
    private: true,
    type,
    main: 'index.js',
    engines,
    dependencies,
    overrides,
  }
  return { manifest, lockfile: ownLockfile(readJson(join(root, 'package-lock.json')), manifest) }
}
