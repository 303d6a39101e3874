import { cache, commonHeaders, foreverRules, headerRule, originOf, policyText } from './headers.mjs'
import { pageFile } from './pageFiles.mjs'

/** Folders of the shell's own files. */
export const shellFolders = ['assets', 'data', 'icons']
/**
 * All paths but those of Firebase: with the page's policy, its sign-in handler at `/__/auth/handler` could not run.
 */
export const ownPaths = '!/__/**'
const recaptcha = 'https://www.google.com/recaptcha/'

/** Where a member changes the password. */
const SETTINGS = '/settings'

/** What each visit of a member asks. */
const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
]

/**
 * The shell's part of firebase.json: a rewrite for each route of the remotes, to a page of its own. What is neither a
 * file nor a route is answered with `/404.html`.
 * @param {import('./resolve.mjs').HostedSite} site
 * @returns {import('./resolve.mjs').Hosting}
 */
export function shellHosting(site) {
  const sources = new Map(site.routes.map((path) => [path.replace(/:\w+/g, '*'), pageFile(path)]))
  return {
    // Where browsers and password managers send a person (https://w3c.github.io/webappsec-change-password-url/).
    ...(sources.has(SETTINGS) && {
      redirects: [{ source: '/.well-known/change-password', destination: SETTINGS, type: 302 }],
    }),
    rewrites: Array.from(sources, ([source, destination]) => ({ source, destination })),
    headers: [
      headerRule(ownPaths, {
        ...commonHeaders,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Content-Security-Policy': pagePolicy(site),
        'Permissions-Policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }),
      ...foreverRules('assets', site.folders),
      headerRule('/@(data|icons)/**', { 'Cache-Control': cache.aDay }),
      headerRule(`!/@(${[...shellFolders, '__'].join('|')})/**`, {
        'Cache-Control': cache.checkFirst,
        ...(!site.config.emulators && { Link: firebaseOrigins.map(preconnect).join(', ') }),
      }),
    ],
  }
}

/**
 * Lets the browser connect early. The SDK sends no cookies, and `crossorigin` makes a connection for that.
 * @param {string} origin
 */
const preconnect = (origin) => `<${origin}>; rel=preconnect; crossorigin`

/** @param {import('./resolve.mjs').HostedSite} site */
function pagePolicy({ origins, config }) {
  const { shell, ...remotes } = origins
  const { emulators, firebase, ads, survey, report, mail, appCheck, devOrigins = [] } = config
  // A site that its developers may point at a build on their own machine (npm run dev -- … --against).
  const local = shell !== undefined && devOrigins.includes(shell) && 'http://localhost:*'
  return policyText({
    'default-src': [],
    'script-src': [
      "'self'",
      ...Object.values(remotes),
      local,
      // The popup of the Google sign-in is opened by a script from there.
      !emulators && 'https://apis.google.com',
      appCheck && recaptcha,
      appCheck && 'https://www.gstatic.com/recaptcha/',
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...Object.values(remotes),
      local,
      ...(emulators ? [emulators.auth, `http://${emulators.firestore}`] : firebaseOrigins),
      appCheck && 'https://content-firebaseappcheck.googleapis.com',
      originOf(report),
      originOf(mail?.functions),
    ],
    'frame-src': [
      // Ads run in a page of this remote, which has a policy of its own.
      ads && origins['mf-gallery'],
      originOf(survey),
      !emulators && firebase.authDomain && `https://${firebase.authDomain}`,
      appCheck && recaptcha,
    ],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    // See shell/src/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    // Google's scripts and the demo survey make theirs again each time that they are needed.
    'trusted-types': [
      'default',
      !survey && 'demo-survey',
      !emulators && 'gapi#gapi',
      (!emulators || appCheck) && 'goog#html',
      "'allow-duplicates'",
    ],
  })
}
