import { googleApi } from '../google/googleApi.mjs'
import { orNothing } from '../google/orNothing.mjs'
import { customDomains, domainName } from './askHosting.mjs'
import { DEPLOY, finding, notAsked } from './finding.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Finding } from './finding.mjs' */

/** @typedef {{ senderDisplayName?: string }} MailTemplate */
/**
 * @typedef {object} SignInConfig what is asked of the configuration of Identity Toolkit
 * @property {string[]} [authorizedDomains]
 * @property {{ email?: { enabled?: boolean }, anonymous?: { enabled?: boolean } }} [signIn]
 * @property {{ enableImprovedEmailPrivacy?: boolean }} [emailPrivacyConfig]
 * @property {{ sendEmail?: { verifyEmailTemplate?: MailTemplate, resetPasswordTemplate?: MailTemplate } }} [notification]
 */

const WEEK = '604800s'
/** The services that members use, as App Check names them. */
const checked = {
  Firestore: 'firestore.googleapis.com',
  Authentication: 'identitytoolkit.googleapis.com',
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
export async function askSignIn(config) {
  const { project, sites } = config
  const api = googleApi('identity')
  const base = `/admin/v2/projects/${project}`
  const pages = `https://console.firebase.google.com/project/${project}/authentication`
  const data = await orNothing(api.ask('GET', `${base}/config`))
  const {
    authorizedDomains = [],
    signIn,
    emailPrivacyConfig,
    notification,
  } = /** @type {SignInConfig} */ (data ?? {})
  const google = await orNothing(api.ask('GET', `${base}/defaultSupportedIdpConfigs/google.com`))
  const own = (await customDomains(config)).map(domainName)
  const wanted = [`${sites.shell}.web.app`, ...own]
  const missing = wanted.filter((domain) => !authorizedDomains.includes(domain))
  const { verifyEmailTemplate, resetPasswordTemplate } = notification?.sendEmail ?? {}
  const nameless = Object.entries({
    verification: verifyEmailTemplate,
    'password reset': resetPasswordTemplate,
  })
    .filter(([, template]) => !template?.senderDisplayName)
    .map(([kind]) => kind)
  return [
    finding('sign-in by e-mail and password', !signIn?.email?.enabled && 'off', DEPLOY),
    finding(
      'sign-in with Google',
      !(/** @type {{ enabled?: boolean } | undefined} */ (google)?.enabled) && 'off',
      `turn it on: ${pages}/providers`,
    ),
    finding(
      'no anonymous sign-in',
      signIn?.anonymous?.enabled && 'on',
      `turn it off: ${pages}/providers`,
    ),
    finding(
      'authorized domains',
      missing.length > 0 && `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
      own.some((domain) => missing.includes(domain)) ? `add them: ${pages}/settings` : DEPLOY,
    ),
    finding(
      'protection of addresses against enumeration',
      !emailPrivacyConfig?.enableImprovedEmailPrivacy && 'off',
      'console: Authentication, Settings, User actions',
    ),
    finding(
      'the sender of mails has a name',
      nameless.length > 0 && `no sender: ${nameless.join(', ')}`,
      `name the sender: ${pages}/emails`,
    ),
  ]
}

/** @param {GreenlightConfig} config @returns {Promise<Finding[]>} */
export async function askAppCheck({ project, appCheckKey, firebase }) {
  const what = 'App Check'
  const mend = `enforce it, with tokens of 7 days: https://console.firebase.google.com/project/${project}/appcheck`
  if (!appCheckKey) return [notAsked(what, 'greenlight.config.json names no appCheckKey')]
  const api = googleApi('appCheck')
  const enforced = Object.entries(checked).map(async ([name, service]) => {
    const data = await orNothing(api.ask('GET', `/v1/projects/${project}/services/${service}`))
    const { enforcementMode } = /** @type {{ enforcementMode?: string }} */ (data ?? {})
    const problem = enforcementMode !== 'ENFORCED' && (enforcementMode ?? 'off').toLowerCase()
    return finding(`${what} for ${name}`, problem, mend)
  })
  const path = `/v1/projects/${project}/apps/${firebase.appId}/recaptchaEnterpriseConfig`
  const { tokenTtl, siteKey } = /** @type {{ tokenTtl?: string, siteKey?: string }} */ (
    (await orNothing(api.ask('GET', path))) ?? {}
  )
  return [
    ...(await Promise.all(enforced)),
    finding(
      `tokens of ${what}`,
      siteKey !== appCheckKey
        ? `the site has the key ${siteKey ?? 'of nothing'}, greenlight.config.json another one`
        : tokenTtl !== WEEK && `last ${tokenTtl ?? 'an hour'}, not 7 days`,
      mend,
    ),
  ]
}
