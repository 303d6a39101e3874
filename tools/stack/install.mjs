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
  const offline = await isOffline()
  // No package here needs a script of its own to work, and one would compile C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await npm(offline ? [...args, '--offline'] : args)
  if (code !== 0) {
    throw new Stop(
      offline
        ? 'The packages are not installed yet, and npm cannot reach its registry: connect to the network once, then start again.'
        : `The packages could not be installed (npm ci).\n${tail(output)}`,
    )
  }
  installing()
  remember()
}

/**
 * Whether the registry cannot be reached at all. npm ci would find that out for minutes, package by
 * package; offline it either has them all in its cache or says at once that it has not.
 */
async function isOffline() {
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000'])
  return code !== 0 && /E(AI_AGAIN|NOTFOUND|CONNREFUSED|NETUNREACH)/.test(output)
}

/**
 * The npm that started this command; else the one on the path.
 * @param {string[]} args
 */
function npm(args) {
  const path = process.env['npm_execpath']
  return path ? run(process.execPath, [path, ...args]) : run('npm', args)
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
