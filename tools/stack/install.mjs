// Runs before the packages are installed, so it imports none of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'
import { UserError } from './userError.mjs'

/** @typedef {Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean }>} Packages by path */

/** Installs the packages when they are missing or belong to another lockfile. */
export function install() {
  if (!isInstalled()) installPackages()
  linkWorkspaces()
}

/** Whether the installed packages are those of the lockfile. The set of workspaces is ignored. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const wanted = packagesIn('package-lock.json')
  // npm writes it when it has installed all packages.
  const installed = packagesIn('node_modules/.package-lock.json')
  return (
    isSubset(wanted, installed) &&
    isSubset(installed, wanted) &&
    Object.keys(installed).every((path) => !isPackage(path) || existsSync(join(root, path)))
  )
}

/** @param {string} lockfile @returns {Packages} */
function packagesIn(lockfile) {
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(join(root, lockfile), 'utf8'))
  return /** @type {{ packages: Packages }} */ (content).packages
}

/** An optional package may be one of another system. @param {Packages} some @param {Packages} all */
function isSubset(some, all) {
  return Object.entries(some).every(
    ([path, { version, link, optional }]) =>
      !isPackage(path) || link || optional || all[path]?.version === version,
  )
}

/** Not a workspace. @param {string} path */
const isPackage = (path) => path.includes('node_modules/')

function installPackages() {
  console.log('  … installing packages (npm ci), once; this takes a minute or two')
  const offline = isOffline()
  // No package here needs its install script; one would compile C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = npm(offline ? [...args, '--offline'] : args)
  if (status === 0) return
  throw new UserError(
    offline
      ? 'The packages are not installed yet, and npm cannot reach its registry: connect to the network once, then start again.'
      : `The packages could not be installed (npm ci).\n${stderr}`,
  )
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
 * Links the workspaces of the lockfile into node_modules, and removes those that lead nowhere. So a new remote, or a
 * branch with another set of them, needs no new installation.
 */
export function linkWorkspaces() {
  const links = Object.entries(packagesIn('package-lock.json')).filter(([, { link }]) => link)
  for (const [path, { resolved = '' }] of links) {
    const link = join(root, path)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(root, resolved)), link, 'dir')
  }
  for (const entry of readdirSync(join(root, 'node_modules'), { withFileTypes: true })) {
    const link = join(root, 'node_modules', entry.name)
    if (entry.isSymbolicLink() && !existsSync(link)) rmSync(link)
  }
}
