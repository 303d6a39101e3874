import { escaped } from './escaped.mjs'

/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */

const SITE = 'Greenlight'

/** For a page that needs a sign-in: it says nothing about what is there. */
const NEUTRAL = 'A community that looks out for each other. Members sign in to see this page.'

/**
 * Whether search engines may list a page.
 * @param {RemoteRoute} route
 */
export const isListed = ({ path, access, link }) =>
  (access === 'public' || access === 'signedOut') &&
  !path.includes(':') &&
  link?.description !== undefined

/**
 * What search engines and messengers read of a page, for its `<head>`.
 * @param {string} origin of the site
 * @param {RemoteRoute} [route] none: an address that no release has
 * @returns {string}
 */
export function headTags(origin, route) {
  const listed = route && isListed(route)
  const title = route?.link?.title ?? (listed && route.title ? route.title : SITE)
  const description = (listed && route.link?.description) || NEUTRAL
  const address = listed ? origin + route.path : null
  return [
    meta('name', 'description', description),
    address
      ? `<link rel="canonical" href="${escaped(address)}" />`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', `${origin}/icons/link-preview.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'The logo of Greenlight: three lights in a speech bubble'),
    // X takes the rest from og:.
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n')
}

/**
 * @param {'name' | 'property'} kind
 * @param {string} name
 * @param {string} content
 */
const meta = (kind, name, content) => `<meta ${kind}="${name}" content="${escaped(content)}" />`
