import { conflict, invalid, notFound } from './routing.mjs'

/** @typedef {{ name: string, content: string }} SourceFile */
/** @typedef {{ name: string, rulesetName: string, createTime: string, updateTime: string }} RulesRelease */

const LARGEST_SOURCE = 256 * 1024

/**
 * Access rules (`firebaserules.googleapis.com`).
 * @param {{ project: string }} options
 */
export function createRules({ project }) {
  /** @type {Map<string, { name: string, createTime: string, source: { files: SourceFile[] } }>} */
  const rulesets = new Map()
  /** @type {Map<string, RulesRelease>} */
  const releases = new Map()
  let count = 0
  const now = () => new Date().toISOString()

  /** @param {unknown} body */
  function sourceOf(body) {
    const { source } = /** @type {{ source: { files: SourceFile[] } }} */ (body)
    const size = source.files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
    if (size > LARGEST_SOURCE) throw invalid('The ruleset source exceeds 256 KiB.')
    return source
  }

  /** @param {string} name @param {string} rulesetName */
  function release(name, rulesetName) {
    if (!rulesets.has(rulesetName)) throw notFound(rulesetName)
    const createTime = releases.get(name)?.createTime ?? now()
    releases.set(name, { name, rulesetName, createTime, updateTime: now() })
    return releases.get(name)
  }

  /** @param {{ source: { files: SourceFile[] } }} body */
  const issuesOf = ({ source }) =>
    source.files
      .filter(({ content }) => !content.includes('service '))
      .map(({ name }) => ({
        severity: 'ERROR',
        description: 'Missing service declaration.',
        sourcePosition: { fileName: name, line: 1, column: 1 },
      }))

  /** @type {import('./routing.mjs').Route[]} */
  const routes = [
    [
      'POST',
      '/v1/projects/{project}:test',
      ({ body }) => ({ issues: issuesOf({ source: sourceOf(body) }) }),
    ],
    ['GET', '/v1/projects/{project}/rulesets', () => ({ rulesets: [...rulesets.values()] })],
    [
      'GET',
      '/v1/projects/{project}/rulesets/{ruleset}',
      ({ params }) => {
        const found = rulesets.get(`projects/${project}/rulesets/${params['ruleset']}`)
        if (!found) throw notFound(`ruleset ${params['ruleset']}`)
        return found
      },
    ],
    [
      'POST',
      '/v1/projects/{project}/rulesets',
      ({ body }) => {
        const source = sourceOf(body)
        if (issuesOf({ source }).length > 0) throw invalid('The ruleset does not compile.')
        const name = `projects/${project}/rulesets/ruleset-${(count += 1)}`
        rulesets.set(name, { name, createTime: now(), source })
        return { name }
      },
    ],
    ['GET', '/v1/projects/{project}/releases', () => ({ releases: [...releases.values()] })],
    [
      'GET',
      '/v1/projects/{project}/releases/{release+}',
      ({ params }) => {
        const found = releases.get(`projects/${project}/releases/${params['release']}`)
        if (!found) throw notFound(`release ${params['release']}`)
        return found
      },
    ],
    [
      'POST',
      '/v1/projects/{project}/releases',
      ({ body }) => {
        const { name, rulesetName } = /** @type {RulesRelease} */ (body)
        if (releases.has(name)) throw conflict(`${name} already exists.`)
        return release(name, rulesetName)
      },
    ],
    [
      'PATCH',
      '/v1/projects/{project}/releases/{release+}',
      ({ params, body }) => {
        const name = `projects/${project}/releases/${params['release']}`
        if (!releases.has(name)) throw notFound(name)
        return release(name, /** @type {{ release: RulesRelease }} */ (body).release.rulesetName)
      },
    ],
  ]
  return {
    routes,
    /** Other rules apply, as if somebody had deployed them. @param {string} content */
    replace: (content) => {
      const name = `projects/${project}/rulesets/ruleset-${(count += 1)}`
      rulesets.set(name, {
        name,
        createTime: now(),
        source: { files: [{ name: 'firestore.rules', content }] },
      })
      for (const each of releases.keys()) release(each, name)
    },
    /** The text of the rules that apply. @param {string} [service] */
    text: (service = 'cloud.firestore') => {
      const found = [...releases.values()].find(({ name }) => name.includes(`/releases/${service}`))
      return found && rulesets.get(found.rulesetName)?.source.files[0]?.content
    },
  }
}
