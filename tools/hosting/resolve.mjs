import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/**
 * @typedef {object} SiteConfig what the shell reads as `/config.json`
 * @property {boolean} [preview]
 * @property {{ apiKey: string, projectId: string, authDomain?: string, appId?: string }} firebase
 * @property {{ auth: string, firestore: string } | null} [emulators]
 * @property {string | null} ads
 * @property {string | null} survey
 * @property {string | null} report
 * @property {string | null} appCheck
 * @property {string} [quickExit]
 * @property {boolean} [galleryCells]
 */
/**
 * @typedef {object} Hosting one site's part of firebase.json
 * @property {string} target
 * @property {string} public
 * @property {{ source: string, destination: string }[]} [rewrites]
 * @property {{ source: string, headers: { key: string, value: string }[] }[]} headers
 */

/**
 * Firebase Hosting's configuration of each site, with the addresses that differ between a preview and
 * production filled in: the one list of response headers, wherever the site is served from.
 * @param {{ origins: Record<string, string>, config: SiteConfig }} site
 * @returns {Hosting[]}
 */
export function resolveHosting(site) {
  const values = placeholders(site)
  /** @type {{ hosting: Hosting[] }} */
  const { hosting } = readJson(join(root, 'firebase.json'))
  return hosting.map((part) => ({
    ...part,
    headers: part.headers.map(({ source, headers }) => ({
      source,
      headers: headers.map(({ key, value }) => ({ key, value: fill(value, values) })),
    })),
  }))
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
function fill(text, values) {
  return text.replace(/\s*\{\{(\w+)\}\}/g, (_, /** @type {string} */ name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`firebase.json: nothing is known for {{${name}}}.`)
    return value && ` ${value}`
  })
}

/**
 * What the content security policies let a page reach.
 * @param {{ origins: Record<string, string>, config: SiteConfig }} site
 */
function placeholders({ origins, config }) {
  const remotes = Object.keys(origins)
    .filter((name) => name !== 'shell')
    .map((name) => origins[name])
  const { emulators, firebase, ads, survey, report, appCheck } = config
  const recaptcha = 'https://www.google.com/recaptcha/'
  return {
    scripts: list([
      ...remotes,
      // The Google sign-in's popup is opened by a script of Google's.
      !emulators && 'https://apis.google.com',
      appCheck && recaptcha,
      appCheck && 'https://www.gstatic.com/recaptcha/',
    ]),
    connect: list([
      ...remotes,
      ...(emulators
        ? [emulators.auth, `http://${emulators.firestore}`]
        : [
            'https://identitytoolkit.googleapis.com',
            'https://securetoken.googleapis.com',
            'https://firestore.googleapis.com',
          ]),
      appCheck && 'https://content-firebaseappcheck.googleapis.com',
      report && new URL(report).origin,
    ]),
    frames:
      list([
        // Ads run in a page of this remote's, which has a policy of its own.
        ads && origins['mf-gallery'],
        survey && new URL(survey).origin,
        !emulators && firebase.authDomain && `https://${firebase.authDomain}`,
        appCheck && recaptcha,
      ]) || "'none'",
    ads: list([ads && new URL(ads).origin]),
    shell: origins['shell'] ?? '',
  }
}

/** @param {(string | false | null | undefined)[]} sources */
function list(sources) {
  return [...new Set(sources.filter(Boolean))].join(' ')
}
