import {
  cache,
  commonHeaders,
  emptyPolicy,
  foreverRules,
  headerRule,
  originOf,
  policyText,
} from './headers.mjs'

/** The page of the ads, which the gallery shows in a frame. */
const adFrame = '/mf-gallery/*/assets/adFrame*.html'
const AD_SCRIPT = "'sha256-EEAFoLSL71fkU6Dzb0iKenlVqfCAZU7k4UDGw8cAAuo='"

/**
 * A remote's part of firebase.json. All files are in the folder `/<name>/`. None is a page, except the frame of
 * the ads.
 * @param {string} name
 * @param {import('./resolve.mjs').HostedSite} site
 * @returns {import('./resolve.mjs').Hosting}
 */
export function remoteHosting(name, site) {
  const frames = name === 'mf-gallery'
  return {
    headers: [
      headerRule('**', {
        ...commonHeaders,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Timing-Allow-Origin': '*',
      }),
      ...(frames ? [headerRule(adFrame, { 'Content-Security-Policy': adPolicy(site) })] : []),
      headerRule(frames ? `!${adFrame}` : '**', { 'Content-Security-Policy': emptyPolicy }),
      ...foreverRules(name, site.folders),
      headerRule(`!/${name}/**`, { 'Cache-Control': cache.checkFirst }),
    ],
  }
}

/** @param {import('./resolve.mjs').HostedSite} site */
function adPolicy({ origins, config }) {
  const ads = originOf(config.ads)
  return policyText({
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': [],
    'script-src': [AD_SCRIPT, ads],
    'style-src': ["'unsafe-inline'", ads],
    'img-src': ['data:', ads],
    'font-src': [ads],
    'connect-src': [ads],
    'frame-src': [ads],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [origins['shell']],
  })
}
