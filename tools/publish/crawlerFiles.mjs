import { isListed } from './headTags.mjs'

/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */

/** What a crawler needs to render a page. */
const NEEDED = ['/assets/', '/icons/', '/config.json', '/registry.json', '/favicon.svg']

/**
 * They fetch a page when somebody sends its link, and list nothing. Without this they would show a bare address, and
 * the preview of a member's page names nobody.
 */
const PREVIEWERS = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'WhatsApp',
  'Discordbot',
]

/**
 * Until when `security.txt` is valid: at most a year (RFC 9116). A test fails a month before. Check then that somebody
 * reads the operator's contact, and set it to a year from that day.
 */
export const SECURITY_EXPIRES = '2027-11-01T00:00:00Z'

/**
 * `/robots.txt`: crawlers may read the pages that need no sign-in.
 * @param {string} origin of the site
 * @param {readonly RemoteRoute[]} routes
 */
export function robotsTxt(origin, routes) {
  const pages = routes.filter(isListed).map(({ path }) => `${path}$`)
  return lines([
    'User-agent: *',
    ...['/$', ...pages, ...NEEDED].map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    '# They show a preview of a link that somebody sends. That of a member’s page names nobody.',
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    'Disallow:',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
}

/**
 * `/sitemap.xml`.
 * @param {string} origin of the site
 * @param {readonly RemoteRoute[]} routes
 */
export function sitemapXml(origin, routes) {
  const pages = routes.filter(isListed).map(({ path }) => origin + path)
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
  ])
}

/**
 * `/.well-known/security.txt`: to whom a weakness of the site is reported.
 * @param {string} origin of the site
 * @param {string} contact an e-mail address
 */
export function securityTxt(origin, contact) {
  return lines([
    `Contact: mailto:${contact}`,
    `Expires: ${SECURITY_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ])
}

/** @param {readonly string[]} all */
const lines = (all) => `${all.join('\n')}\n`
