// Runs before the packages are installed: imports nothing from them.
import { spawnSync } from 'node:child_process'
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
import { cacheDir, root } from './paths.mjs'
import { UserError } from './userError.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
/** The lockfile that the installed packages belong to. */
const stamp = join(cacheDir, 'installed')

/** Installs the packages when they are missing or belong to another lockfile. */
export function install() {
  if (isInstalled()) return
  console.log('  … installing packages (npm ci), once; this takes a minute or two')
  const offline = isOffline()
  // No package here needs its install script; one would compile C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = npm(offline ? [...args, '--offline'] : args)
  if (status !== 0) {
    throw new UserError(
      offline
        ? 'The packages are not installed yet, and npm cannot reach its registry: connect to the network once, then start again.'
        : `The packages could not be installed (npm ci).\n${stderr}`,
    )
  }
  remember()
}

/** Without a registry, `npm ci` fails only after minutes; with --offline it fails at once. */
function isOffline() {
  const { status, stderr } = npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000'])
  return status !== 0 && /E(AI_AGAIN|NOTFOUND|CONNREFUSED|NETUNREACH)/.test(stderr)
}

/** The npm that started this command, or the one on the path. @param {string[]} args */
function npm(args) {
  const path = process.env['npm_execpath']
  const [command, first] = path ? [process.execPath, [path]] : ['npm', []]
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8' })
}

/**
 * Links a workspace that was just added to the lockfile, so that the next command does not install
 * everything again.
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
  // Installed by hand. A later switch of branches may touch the lockfile without changing it.
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
