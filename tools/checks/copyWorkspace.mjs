import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'

/**
 * Copies the workspace, as it is in this tree, with the installed packages.
 * @param {string} copy an empty folder
 */
export async function copyWorkspace(copy) {
  await copyFiles(copy)
  /** @type {{ packages: Record<string, unknown> }} */
  const { packages } = readJson(join(root, 'package-lock.json'))
  // npm puts a version that differs from the root's beside its workspace.
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  for (const workspace of workspaces) {
    const own = join(workspace, 'node_modules')
    if (existsSync(join(root, own))) linkPackages(join(root, own), join(copy, own))
  }
}

/**
 * Copies the workspace as a clone has it: nothing is installed.
 * @param {string} copy an empty folder
 */
export async function copyFiles(copy) {
  const { output } = await run('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  for (const file of output.split('\0')) {
    if (!file || !existsSync(join(root, file))) continue
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true })
  }
}

/**
 * A link to each package: an installation in the copy would empty a linked folder. Links to a workspace, which are
 * relative, become the copy's own.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry
    const source = join(from, name)
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name))
    else if (name === '@greenlight') linkPackages(source, join(to, name))
    else if (!/^\.(cache|vite)/.test(name)) symlinkSync(source, join(to, name))
  }
}
