import { escaped } from './escaped.mjs'
import { framesOf, withFrames } from './frames.mjs'
import { headTags } from './headTags.mjs'

/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */

/**
 * The HTML of one page of the site. The only function that makes one: for Hosting, the local server and the tests.
 * @param {string} template the page of the shell's build
 * @param {object} page
 * @param {string} [page.path] `/` or that of a route; none: the page of an unknown address
 * @param {RemoteRoute} [page.route] none: of `/`, or of an address that no release has for everyone
 * @param {RemoteRoute} [page.listedAs] the route that search engines list instead of this page
 * @param {string} [page.remote] the origin of its remote
 * @param {string} page.origin of the site
 * @param {ReadonlyMap<string, import('./staticPages.mjs').StaticPage>} [page.statics] the pages that are HTML, by path
 * @param {string} [page.quickExit] the address of Quick exit, if it is not that of the shell
 * @param {unknown} page.registry its public copy, for a browser that can get no other
 * @returns {string}
 */
export function routePage(template, page) {
  const { path, route, listedAs = route, remote, origin, registry, statics, quickExit } = page
  const head = [
    route && titleTag(route),
    headTags(origin, listedAs),
    dataBlock('registry', registry),
  ]
  return withFrames(template, framesOf(path, route, statics), quickExit)
    .replace('<head>', (tag) => (remote ? `${tag}\n${preconnect(remote)}` : tag))
    .replace(route?.title ? /\s*<title>[^<]*<\/title>/ : '', '')
    .replace('</head>', () => `${head.filter(Boolean).join('\n')}\n</head>`)
}

/**
 * Connects to a remote while the shell is downloaded. First of all, because nothing else needs that connection.
 * @param {string} remote its origin
 */
const preconnect = (remote) => `<link rel="preconnect" href="${escaped(remote)}" crossorigin />`

/** @param {RemoteRoute} route */
const titleTag = ({ title }) => title && `<title>${escaped(`${title} · Greenlight`)}</title>`

/**
 * Data in the page: the policy on scripts does not apply to it.
 * @param {string} id
 * @param {unknown} value
 */
function dataBlock(id, value) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
