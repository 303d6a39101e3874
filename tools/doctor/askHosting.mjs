import { randomUUID } from 'node:crypto'
import { googleApi } from '../google/googleApi.mjs'
import { hostingApi } from '../google/hostingApi.mjs'
import { sitesOf } from '../hosting/greenlightConfig.mjs'
import { DEPLOY, finding, notAsked, visit } from './finding.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Registry } from '../publish/contract.mjs' */
/** @import { Finding } from './finding.mjs' */

const PUBLISH_SHELL = 'npm run publish -- shell --target firebase'
/** What each page has. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]
/**
 * Paths of the shell's site, how they are answered, and how long they may be kept.
 * @type {readonly [path: string, status: number, cache: RegExp][]}
 */
const oddPaths = [
  ['/', 200, /^no-cache$/],
  ['/registry.json', 200, /^no-cache$/],
  ['/config.json', 200, /^no-cache$/],
  ['/humans.txt', 404, /^no-cache$/],
  ['/missing.js', 404, /^no-cache$/],
  ['/.well-known/x', 404, /^(?!.*immutable)/],
  ['/assets', 404, /^(?!.*immutable)/],
  ['/assets/x/y', 404, /^(?!.*immutable)/],
  ['/no-such-page', 404, /^no-cache$/],
  ['/no/such/page', 404, /^no-cache$/],
]
/** A browser would keep the answer for more than a day. */
const IS_KEPT = /immutable|max-age=([1-9]\d{5}|[89]\d{4}|8[7-9]\d{3}|86[5-9]\d{2})/

/**
 * @param {GreenlightConfig} config
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding[]>}
 */
export async function askSites(config, registry) {
  const listed = await hostingApi(config.project).sites()
  const addresses = new Map(
    listed.map(({ name, defaultUrl }) => [name.split('/').at(-1), defaultUrl]),
  )
  const asked = Object.entries(sitesOf(config)).map(async ([name, site]) => {
    const origin = addresses.get(site)
    if (!origin) return [{ what: `site of ${name}`, problem: `no ${site}`, mend: DEPLOY }]
    const answers = [askMissingFile(name, origin)]
    if (name === 'shell') answers.push(askHandler(origin), ...askPaths(origin, registry))
    return Promise.all(answers)
  })
  return (await Promise.all(asked)).flat()
}

/**
 * A hashed file that is not there: a browser that kept its absence would have no page for a year.
 * @param {string} name of the package
 * @param {string} origin
 * @returns {Promise<Finding>}
 */
async function askMissingFile(name, origin) {
  const folder = name === 'shell' ? 'assets' : name
  const { status, headers } = await visit(`${origin}/${folder}/0.0.0-none/${randomUUID()}.js`)
  const cached = headers.get('cache-control') ?? ''
  const problem =
    status !== 404 ? `answers ${status}` : IS_KEPT.test(cached) && `is kept: ${cached}`
  return finding(
    `a missing file of ${name}`,
    problem,
    `npm run publish -- ${name} --target firebase`,
  )
}

/**
 * Sign-in, links of mails and resets go through it: with the headers of the pages they are dead.
 * @param {string} origin
 * @returns {Promise<Finding>}
 */
async function askHandler(origin) {
  const { headers } = await visit(`${origin}/__/auth/handler`)
  const set = ['content-security-policy', 'x-frame-options'].filter((name) => headers.has(name))
  const problem = set.length > 0 && `has ${set.join(', ')}`
  return finding('/__/auth/handler has no headers of the site', problem, PUBLISH_SHELL)
}

/**
 * @param {string} origin
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding>[]}
 */
function askPaths(origin, registry) {
  if (!registry?.shell) {
    return [Promise.resolve(notAsked('paths of the site', 'no shell is published'))]
  }
  const route = Object.values(registry.remotes)
    .flat()
    .flatMap(({ routes }) => routes)
    .find(({ path }) => !path.includes(':'))
  /** @type {typeof oddPaths} */
  const paths = route ? [...oddPaths, [route.path, 200, /^no-cache$/]] : oddPaths
  return paths.map(async ([path, expected, cache]) => {
    const { status, headers } = await visit(origin + path)
    const cached = headers.get('cache-control') ?? ''
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const lacks = isPage ? pageHeaders.filter((name) => !headers.has(name)) : []
    const problem =
      status !== expected
        ? `answers ${status}, not ${expected}`
        : !cache.test(cached)
          ? `Cache-Control: ${cached || 'none'}`
          : lacks.length > 0 && `lacks ${lacks.join(', ')}`
    return finding(path, problem, PUBLISH_SHELL)
  })
}

/**
 * Own domains of the site: whether they work. Whether sign-in knows them, is asked with sign-in.
 * @param {GreenlightConfig} config
 * @returns {Promise<CustomDomain[]>}
 */
export async function customDomains({ project, sites }) {
  const path = `/v1beta1/projects/${project}/sites/${sites.shell}/customDomains`
  const data = await googleApi('hosting').ask('GET', path)
  return /** @type {{ customDomains?: CustomDomain[] }} */ (data).customDomains ?? []
}

/** @typedef {{ name: string, hostState?: string, ownershipState?: string, cert?: { state?: string } }} CustomDomain */

/** @param {CustomDomain} domain */
export const domainName = ({ name }) => name.split('/').at(-1) ?? name

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
export async function askDomains(config) {
  const domains = await customDomains(config)
  return domains.map((domain) => {
    const { hostState, ownershipState, cert } = domain
    const states = [
      hostState !== 'HOST_ACTIVE' && `host ${hostState}`,
      ownershipState !== 'OWNERSHIP_ACTIVE' && `ownership ${ownershipState}`,
      cert?.state !== 'CERT_ACTIVE' && `certificate ${cert?.state}`,
    ].filter(Boolean)
    return finding(
      `the domain ${domainName(domain)}`,
      states.join(', '),
      `set the DNS records that the console names: https://console.firebase.google.com/project/${config.project}/hosting/sites`,
    )
  })
}

/**
 * @param {Registry | undefined} registry
 * @returns {Promise<Finding[]>}
 */
export async function askReleases(registry) {
  if (!registry) return [{ what: 'releases', problem: 'nothing is published', mend: DEPLOY }]
  const releases = Object.values(registry.remotes).flat()
  const asked = releases.map(async ({ name, version, entry }) => {
    const { status, headers } = await visit(entry)
    if (status !== 200) return [`${name} ${version} answers ${status}`]
    const cached = headers.get('cache-control') ?? ''
    return cached.includes('immutable') ? [] : [`${name} ${version} is kept as ${cached || 'none'}`]
  })
  const silent = (await Promise.all(asked)).flat()
  return [
    finding(
      'releases of the registry',
      silent.length > 0 && silent.join(', '),
      'npm run rollback to one that answers',
    ),
  ]
}
