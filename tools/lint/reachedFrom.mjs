/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module as dependency-cruiser lists it */

/**
 * Which packages reach each module, directly or through other modules.
 * @param {readonly Module[]} modules
 * @param {RegExp} starts matches the files to start from; its first group is the name of their package
 * @returns {Map<string, Set<string>>} package names by the path of a module; empty if no package reaches it
 */
export function reachedFrom(modules, starts) {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  /** @type {Map<string, Set<string>>} */
  const users = new Map(modules.map(({ source }) => [source, new Set()]))
  for (const { source } of modules) {
    const name = starts.exec(source)?.[1]
    if (!name || /\.(test|testing)\.tsx?$/.test(source)) continue
    const open = [source]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const known = users.get(file)
      if (!known || known.has(name)) continue
      known.add(name)
      open.push(...(bySource.get(file)?.dependencies.map(({ resolved }) => resolved) ?? []))
    }
  }
  return users
}
