import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readJson, writeJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {v.InferOutput<typeof GreenlightConfigSchema>} GreenlightConfig */
/** @typedef {import('./resolve.mjs').SiteConfig} SiteConfig */

const HelpLineSchema = v.strictObject({
  name: v.string(),
  phone: v.string(),
  sms: v.optional(v.strictObject({ number: v.string(), word: v.string() })),
  note: v.optional(v.string()),
})

const FILE = 'greenlight.config.json'
const EXAMPLE = 'greenlight.config.example.json'

/** An explanation: JSON has no comments. */
const comment = { '//': v.optional(v.string()) }

const Address = v.pipe(v.string(), v.url(), v.startsWith('https://', 'It begins with https://.'))
const OptionalAddress = v.optional(v.nullable(Address), null)
const SiteId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{4,28}[a-z0-9]$/, 'A site has 6 to 30 small letters, digits and -.'),
)

const GreenlightConfigSchema = v.strictObject({
  ...comment,
  /** The Firebase project. */
  project: v.pipe(v.string(), v.nonEmpty('Name the Firebase project.')),
  /** Where the database is. It cannot be changed later. */
  location: v.optional(v.pipe(v.string(), v.nonEmpty()), 'nam5'),
  /** The site of Firebase Hosting of each package. */
  sites: v.objectWithRest(
    { ...comment, shell: SiteId },
    SiteId,
    'Name a site for shell, and one for each remote.',
  ),
  /** Of the web app. */
  firebase: v.strictObject({
    ...comment,
    apiKey: v.string(),
    authDomain: v.string(),
    appId: v.string(),
  }),
  /** Where people reach the site, if that is not the address of its Hosting site. */
  address: v.pipe(
    OptionalAddress,
    v.check((address) => !address || new URL(address).origin === address, 'It ends with the host.'),
  ),
  /** Who runs the site. */
  operator: v.strictObject({
    ...comment,
    name: v.pipe(v.string(), v.nonEmpty()),
    contact: v.pipe(v.string(), v.email('It is no e-mail address.')),
    /** Name, address and phone number of the agent who is registered for notices of copyright (docs/operator.md). */
    copyrightAgent: v.optional(v.nullable(v.string()), null),
    /** Within how many hours somebody answers; null promises nothing. */
    answerHours: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    helpLines: v.optional(v.array(HelpLineSchema), []),
  }),
  /** Addresses of services; each is used only if it is named. */
  services: v.optional(
    v.strictObject({
      ...comment,
      ads: OptionalAddress,
      survey: OptionalAddress,
      report: OptionalAddress,
      quickExit: OptionalAddress,
    }),
    {},
  ),
  /** Alerts by e-mail and push; null until the functions are published. */
  mail: v.optional(
    v.nullable(
      v.strictObject({
        ...comment,
        /** Name and address of the sender, as members see them. */
        from: v.pipe(
          v.string(),
          v.regex(
            /^[^<>"]+ <[^<>@\s]+@[^<>@\s]+>$/,
            'Write a name and an address: News <news@example.org>.',
          ),
        ),
        /** Where the functions run; near the database if it is not named. */
        region: v.optional(v.nullable(v.string()), null),
        /** An address of the HTTP function for the links in e-mails, as a domain that names nothing. */
        links: OptionalAddress,
        /** The public key of Web Push (VAPID); null without push. */
        pushKey: v.optional(
          v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'A public key has 87 letters.'))),
          null,
        ),
        /** At most this many e-mails each minute. */
        mailsPerSweep: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 500),
      }),
    ),
    null,
  ),
  /** reCAPTCHA Enterprise site key for App Check. */
  appCheckKey: v.optional(v.nullable(v.string()), null),
  /** A staging site where developers may point a remote elsewhere with `?dev`. */
  devOrigin: OptionalAddress,
  /** False in a project whose reports are older than cells or keys, until `npm run migrate` has been run. */
  gallery: v.optional(
    v.strictObject({
      ...comment,
      cells: v.optional(v.boolean(), true),
      names: v.optional(v.boolean(), true),
    }),
    {},
  ),
})

/**
 * What the operator has decided, from `greenlight.config.json`.
 * @param {string} [folder]
 * @returns {GreenlightConfig | undefined} undefined if there is no such file
 * @throws {UserError} that names every wrong entry
 */
export function readGreenlightConfig(folder = root) {
  const path = join(folder, FILE)
  if (!existsSync(path)) return undefined
  return parseGreenlightConfig(jsonOf(readFileSync(path, 'utf8')))
}

/**
 * The same for commands that need it; also loads the secrets in `.env`.
 * @param {string} [folder]
 */
export function needGreenlightConfig(folder = root) {
  const config = readGreenlightConfig(folder)
  if (config) {
    loadSecrets(folder)
    return config
  }
  throw new UserError(`No project to deploy to: copy ${EXAMPLE} to ${FILE} and name yours.`)
}

/** A variable that is set already keeps its value. @param {string} folder */
function loadSecrets(folder) {
  const path = join(folder, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}

/**
 * Keeps what belongs to the web app in `greenlight.config.json`.
 * @param {GreenlightConfig['firebase']} firebase
 * @param {string} [folder]
 */
export function saveWebApp(firebase, folder = root) {
  const path = join(folder, FILE)
  /** @type {GreenlightConfig} */
  const config = readJson(path)
  writeJson(path, { ...config, firebase: { ...config.firebase, ...firebase } })
}

/** @param {string} text */
function jsonOf(text) {
  try {
    /** @type {unknown} */
    const data = JSON.parse(text)
    return data
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${FILE} is no JSON: ${reason}`)
  }
}

/** @param {unknown} data */
export function parseGreenlightConfig(data) {
  const { success, output, issues } = v.safeParse(GreenlightConfigSchema, data)
  if (success) return output
  const problems = issues.map((issue) => {
    const place = v.getDotPath(issue)
    const unknown = issue.type === 'strict_object' && issue.expected === 'never'
    return `${place ?? FILE}: ${unknown ? 'There is no such entry.' : issue.message}`
  })
  throw new UserError(`${FILE} is not right (see ${EXAMPLE}):\n  ${problems.join('\n  ')}`)
}

/**
 * What the shell reads as `/config.json` on Firebase.
 * @param {GreenlightConfig} config
 * @returns {SiteConfig}
 * @throws {UserError} that names every missing entry
 */
export function productionConfig(config) {
  const { project, address, firebase, operator, appCheckKey } = config
  const { apiKey, authDomain, appId } = firebase
  const missing = Object.entries({ apiKey, authDomain, appId }).filter(([, value]) => !value.trim())
  if (missing.length > 0) {
    const names = missing.map(([name]) => `firebase.${name}`).join(', ')
    throw new UserError(`${FILE} lacks ${names}: see the web app in the project's settings.`)
  }
  const { '//': _, copyrightAgent, ...told } = operator
  return {
    firebase: { apiKey, projectId: project, authDomain, appId },
    operator: { ...told, ...(copyrightAgent && { copyrightAgent }) },
    appCheck: appCheckKey,
    emulators: null,
    ...(address && { address }),
    ...(config.mail && { mail: mailOf(config) }),
    ...servicesOf(config),
  }
}

/** Regions of Cloud Functions near the databases that are in several. @type {Record<string, string>} */
const nearby = { nam5: 'us-central1', nam7: 'us-central1', eur3: 'europe-west1' }

/** Where the functions of a project run. @param {GreenlightConfig} config */
export const functionsRegion = ({ mail, location }) => mail?.region ?? nearby[location] ?? location

/**
 * What the site needs to know of alerts.
 * @param {GreenlightConfig} config
 * @returns {NonNullable<SiteConfig['mail']> | null}
 */
export function mailOf(config) {
  const { mail, project } = config
  if (!mail) return null
  const functions = `https://${functionsRegion(config)}-${project}.cloudfunctions.net/http`
  return { functions, from: mail.from, pushKey: mail.pushKey }
}

/**
 * The settings of the functions.
 * @param {GreenlightConfig} config
 * @param {string} origin of its Hosting site
 * @returns {Record<string, string>}
 * @throws {UserError} without a mail part
 */
export function functionsVariables(config, origin) {
  const { mail } = config
  const told = mailOf(config)
  if (!mail || !told)
    throw new UserError(`${FILE} has no mail: name at least the sender (docs/operations.md).`)
  return {
    REGION: functionsRegion(config),
    SITE: config.address ?? origin,
    LINKS: (mail.links ?? told.functions).replace(/\/$/, ''),
    MAIL_FROM: mail.from,
    VAPID_PUBLIC_KEY: mail.pushKey ?? '',
    MAILS_PER_SWEEP: String(mail.mailsPerSweep),
    DELAY_MINUTES: '10',
    INTERVAL_MINUTES: '120',
  }
}

/**
 * The Hosting site of each package, by name.
 * @param {GreenlightConfig} config
 * @returns {Record<string, string>}
 */
export function sitesOf({ sites: { '//': _, ...sites } }) {
  return sites
}

/**
 * The part of the site's configuration that a local site can use, too.
 * @param {GreenlightConfig} config
 */
export function servicesOf({ services, devOrigin, gallery }) {
  const { ads, survey, report, quickExit } = services
  return {
    ads,
    survey,
    report,
    ...(quickExit && { quickExit }),
    ...(devOrigin && { devOrigins: [devOrigin] }),
    ...(!gallery.cells && { galleryCells: false }),
    ...(!gallery.names && { galleryNames: false }),
  }
}

/**
 * Entries that still are those of the example: addresses that end in `.example`.
 * @param {unknown} value
 * @param {string} [place]
 * @returns {string[]} their places
 */
export function exampleAddresses(value, place = '') {
  if (typeof value === 'string') return /\.example(?![\w-])/.test(value) ? [place] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => key !== '//')
    .flatMap(([key, entry]) => exampleAddresses(entry, place ? `${place}.${key}` : key))
}
