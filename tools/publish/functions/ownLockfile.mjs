import { dirname } from 'node:path'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>, dev?: boolean, devOptional?: boolean, peer?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} Lockfile */
/** @typedef {{ name: string, version: string, dependencies: Record<string, string>, engines?: object | undefined }} Manifest */

/**
 * The lockfile of one workspace: what the workspace root's says about its dependencies and theirs, in the same places. So it
 * is uploaded with exactly what was tested.
 * @param {Lockfile} root
 * @param {Manifest} manifest
 * @returns {Lockfile & { name: string, version: string, requires: true }}
 */
export function ownLockfile(root, { name, version, dependencies, engines }) {
  /** @type {Record<string, LockedPackage>} */
  const packages = { '': { version, dependencies, ...(engines && { engines }) } }
  const waiting = Object.keys(dependencies).map((needed) => find(root, '', needed))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path in packages) continue
    const entry = root.packages[path] ?? {}
    // These say for whom the root needs it.
    const { dev: _, devOptional: __, peer: ___, ...locked } = entry
    packages[path] = locked
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (needed) => !entry.peerDependenciesMeta?.[needed]?.optional,
    )
    const own = [...Object.keys(entry.dependencies ?? {}), ...peers]
    waiting.push(...own.map((needed) => find(root, path, needed)))
    const optional = Object.keys(entry.optionalDependencies ?? {})
    waiting.push(...optional.flatMap((needed) => findOptional(root, path, needed) ?? []))
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { name, version, lockfileVersion: root.lockfileVersion, requires: true, packages: sorted }
}

/** @param {Lockfile} root @param {string} from @param {string} name */
function find(root, from, name) {
  const path = findOptional(root, from, name)
  if (path === undefined) throw new Error(`The lockfile has no ${name}, which ${from} needs.`)
  return path
}

/**
 * Where Node finds a package: beside the one that needs it, or in a folder above.
 * @param {Lockfile} root
 * @param {string} from path of the package that needs it
 * @param {string} name
 */
function findOptional({ packages }, from, name) {
  for (let at = from; ; at = dirname(at)) {
    const path = at === '' || at === '.' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (path in packages) return path
    if (at === '' || at === '.') return undefined
  }
}
