/**
 * Packages that all remotes use in the shell's copy. Exactly these: a further key costs bytes on every page,
 * and a subpath as a key is outside the share scope (docs/adr/0002).
 */
export const singletons = ['react', 'react-dom', 'styled-components', '@greenlight/runtime']

/**
 * The exact version of each singleton in the dependencies of a package.
 * @param {{ name: string, dependencies: Record<string, string> }} owner its package.json
 * @returns {Record<string, string>}
 * @throws {Error} if the package does not depend on one of them, or names a range
 */
export function singletonVersions({ name, dependencies }) {
  return Object.fromEntries(
    singletons.map((singleton) => {
      const version = dependencies[singleton]
      if (!version)
        throw new Error(`${name}/package.json must depend on ${singleton}: it is shared.`)
      if (!/^\d+\.\d+\.\d+/.test(version)) {
        throw new Error(
          `${name}/package.json must name one version of ${singleton}, as 1.0.0, and not ${version}: it is shared.`,
        )
      }
      return [singleton, version]
    }),
  )
}

/**
 * The versions that a package accepts if it was built with this one. Patches are ignored, so a build with a
 * newer patch runs in the published shell.
 * @param {string} version
 */
export const acceptedRange = (version) => version.replace(/^(\d+\.\d+)\..*/, '^$1.0')
