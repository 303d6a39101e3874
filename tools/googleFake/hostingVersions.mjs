import { createHash } from 'node:crypto'
import { invalid, paged, precondition } from './routing.mjs'

/** @import { Version } from './hostingState.mjs' */

const BASE = '/v1beta1/projects/{project}/sites'
const LONGEST_POPULATE = 1000

/**
 * Versions of a site and their files.
 * @param {object} options
 * @param {string} options.project
 * @param {import('./hostingState.mjs').HostingState} options.state
 * @param {import('./operations.mjs').Operations} options.operations
 * @param {() => string} options.origin of this server
 * @returns {import('./routing.mjs').Route[]}
 */
export function versionRoutes({ project, state, operations, origin }) {
  const { content, siteOf, versionOf, addVersion } = state
  const shown = state.shown.version
  return [
    ['POST', `${BASE}/{site}/versions`, ({ params }) => shown(addVersion(siteOf(params), {}))],
    [
      'POST',
      `${BASE}/{site}/versions:clone`,
      ({ params, body }) => {
        const { sourceVersion } = /** @type {{ sourceVersion: string }} */ (body)
        const site = siteOf(params)
        const source = site.versions.get(sourceVersion)
        if (source?.status !== 'FINALIZED') throw invalid(`${sourceVersion} is not finalized.`)
        return operations.start(`projects/${project}`, () => shown(addVersion(site, source)))
      },
    ],
    ['GET', `${BASE}/{site}/versions/{version}`, ({ params }) => shown(versionOf(params))],
    [
      'PATCH',
      `${BASE}/{site}/versions/{version}`,
      ({ params, query, body }) => {
        const version = versionOf(params)
        const change = /** @type {Partial<Version>} */ (body)
        const mask = (query.get('updateMask') ?? 'status').split(',')
        if (mask.includes('config')) version.config = change.config ?? {}
        if (!mask.includes('status')) return shown(version)
        if (version.status !== 'CREATED') throw precondition(`${version.name} is finalized.`)
        const missing = [...version.files.values()].filter((hash) => !content.has(hash))
        if (missing.length > 0) throw precondition(`${missing.length} files are not uploaded.`)
        version.status = 'FINALIZED'
        return shown(version)
      },
    ],
    // Names of versions that were returned are asked for as they are.
    ...['/v1beta1/sites', BASE].flatMap(
      (base) =>
        /** @type {import('./routing.mjs').Route[]} */ ([
          [
            'GET',
            `${base}/{site}/versions/{version}/files`,
            ({ params, query }) => {
              const all = [...versionOf(params).files].map(([path, hash]) => ({ path, hash }))
              const { page, ...rest } = paged(all, query, 1000)
              return { files: page.map((file) => ({ ...file, status: 'ACTIVE' })), ...rest }
            },
          ],
          [
            'POST',
            `${base}/{site}/versions/{version}:populateFiles`,
            ({ params, body }) => {
              const version = versionOf(params)
              if (version.status !== 'CREATED') throw precondition(`${version.name} is finalized.`)
              const { files } = /** @type {{ files: Record<string, string> }} */ (body)
              const entries = Object.entries(files)
              if (entries.length > LONGEST_POPULATE) throw invalid('Too many files in one request.')
              for (const [path, hash] of entries) {
                if (!path.startsWith('/')) throw invalid(`A path begins with a slash: ${path}`)
                if (hash === '') version.files.delete(path)
                else if (!/^[0-9a-f]{64}$/.test(hash)) throw invalid(`No hash: ${hash}`)
                else version.files.set(path, hash)
              }
              const required = new Set(entries.map(([, hash]) => hash))
              return {
                uploadRequiredHashes: [...required].filter((hash) => hash && !content.has(hash)),
                uploadUrl: `${origin()}/upload/${version.name}/files`,
              }
            },
          ],
        ]),
    ),
    [
      'POST',
      '/upload/sites/{site}/versions/{version}/files/{hash}',
      ({ params, body }) => {
        versionOf(params)
        const bytes = /** @type {Buffer} */ (body)
        const hash = createHash('sha256').update(bytes).digest('hex')
        if (hash !== params['hash']) throw invalid('The content hash does not match.')
        content.set(hash, bytes)
        return {}
      },
    ],
  ]
}
