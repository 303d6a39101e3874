import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Stop } from './fail.mjs'
import { cacheDir, root } from './paths.mjs'
import { run, tail } from './processes.mjs'
import { step } from './steps.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const stamp = join(cacheDir, 'installed')

/** Installs the packages when they are missing or belong to another lockfile. */
export async function install() {
  if (isInstalled()) return
  const installing = step('packages installed (npm ci)')
  console.log('  … installing packages, once; this takes a minute or two')
  const npm = process.env['npm_execpath']
  // No package here needs a script of its own to work, and one would compile C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args)
  if (code !== 0) {
    throw new Stop(
      `The packages could not be installed (npm ci). Is the network there?\n${tail(output)}`,
    )
  }
  installing()
  remember()
}

/**
 * Links a workspace that an installed lockfile just got: nothing else in it is new, so the next
 * command need not install everything again.
 * @param {string} name
 */
export function keepInstalled(name) {
  const link = join(root, 'node_modules', name)
  rmSync(link, { force: true })
  symlinkSync(join('..', name), link, 'dir')
  remember()
}

/** Whether the installed packages are those of the lockfile. */
export function isInstalled() {
  if (!existsSync(installed)) return false
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash()
  // Installed by hand: a switch of branches may touch the lockfile later without changing it.
  if (statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) return false
  remember()
  return true
}

function remember() {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(stamp, lockHash())
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}
