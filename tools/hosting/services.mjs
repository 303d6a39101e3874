import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { root } from '../stack/paths.mjs'

/**
 * The environment with what `.env` adds to it, if there is one. A variable that is set already keeps its value.
 */
export function loadEnvironment() {
  const path = join(root, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
  return process.env
}

/** @typedef {import('./resolve.mjs').SiteConfig} SiteConfig */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The optional part of a site's configuration: switches, and third-party services, each used only if it is
 * named.
 * @param {Environment} env
 * @throws {UserError} that names every wrong variable
 */
export function readServices(env) {
  const read = reader(env)
  return read.end(servicesOf(read))
}

/**
 * What the shell reads as `/config.json` in production.
 * @param {Environment} env
 * @throws {UserError} that names every missing or wrong variable
 */
export function productionConfig(env) {
  const read = reader(env)
  const firebase = {
    apiKey: read.needed('GREENLIGHT_FIREBASE_API_KEY'),
    projectId: read.needed('GREENLIGHT_FIREBASE_PROJECT_ID'),
    authDomain: read.needed('GREENLIGHT_FIREBASE_AUTH_DOMAIN'),
    appId: read.needed('GREENLIGHT_FIREBASE_APP_ID'),
  }
  const appCheck = read.text('GREENLIGHT_APP_CHECK_KEY')
  return read.end({ firebase, appCheck, emulators: null, ...servicesOf(read) })
}

/** @param {ReturnType<typeof reader>} read */
function servicesOf({ url, isOff }) {
  const quickExit = url('GREENLIGHT_QUICK_EXIT_URL')
  const devOrigin = url('GREENLIGHT_DEV_ORIGIN')
  return {
    ads: url('GREENLIGHT_ADS_URL'),
    survey: url('GREENLIGHT_SURVEY_URL'),
    report: url('GREENLIGHT_REPORT_URL'),
    ...(quickExit && { quickExit }),
    ...(devOrigin && { devOrigins: [devOrigin] }),
    ...(isOff('GREENLIGHT_GALLERY_CELLS') && { galleryCells: false }),
    ...(isOff('GREENLIGHT_GALLERY_NAMES') && { galleryNames: false }),
  }
}

/** As the site's own schema has it (`shared/domain/src/siteConfig.ts`). @param {string} text */
const isWebAddress = (text) => URL.canParse(text) && text.startsWith('https://')

/** @param {Environment} env */
function reader(env) {
  /** @type {string[]} */
  const problems = []
  const text = (/** @type {string} */ name) => env[name]?.trim() || null
  /** @type {(name: string, isRight: (value: string) => boolean, wrong: string) => string | null} */
  const checked = (name, isRight, wrong) => {
    const value = text(name)
    if (value && !isRight(value)) problems.push(`${name} is ${wrong}: "${value}".`)
    return value
  }
  return {
    text,
    needed: (/** @type {string} */ name) => {
      const value = text(name)
      if (!value) problems.push(`${name} is missing.`)
      return value ?? ''
    },
    url: (/** @type {string} */ name) => checked(name, isWebAddress, 'no https: address'),
    isOff: (/** @type {string} */ name) =>
      checked(name, (value) => ['on', 'off'].includes(value), 'neither on nor off') === 'off',
    /**
     * @template T
     * @param {T} read
     * @returns {T}
     */
    end: (read) => {
      if (problems.length === 0) return read
      throw new UserError(
        `The environment is not right (see .env.example):\n  ${problems.join('\n  ')}`,
      )
    },
  }
}
