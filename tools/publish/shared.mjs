/** @typedef {{ name: string, shared: { name: string, requiredVersion: string }[] }} FederationManifest what the build wrote as mf-manifest.json */

/**
 * The packages that a build takes from the shell, with the range of each. Their subpaths
 * (`react/jsx-runtime`) come with them.
 * @param {FederationManifest} manifest
 * @returns {Record<string, string>}
 */
export function sharedRanges({ shared }) {
  return Object.fromEntries(
    shared
      .filter(({ name }) => /^(@[^/]+\/)?[^/]+$/.test(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  )
}
