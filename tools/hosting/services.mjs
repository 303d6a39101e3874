import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { root } from '../stack/paths.mjs'

/** Reads `.env` if it exists. A variable that is already set in the environment keeps its value. */
export function loadEnvironment() {
  const path = join(root, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}

/** @typedef {import('./resolve.mjs').SiteConfig} SiteConfig */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The optional part of a site's configuration: switches, and third-party services, each used only if it is
 * named.
 * @param {Environment} env
 * @returns {Pick<SiteConfig, 'ads' | 'survey' | 'report' | 'quickExit' | 'galleryCells' | 'galleryNames'>}
 * @throws {UserError} that names every wrong variable
 */
export function readServices(env) {
  const { url, isOff, end } = reader(env)
  const quickExit = url('GREENLIGHT_QUICK_EXIT_URL')
  return end({
    ads: url('GREENLIGHT_ADS_URL'),
    survey: url('GREENLIGHT_SURVEY_URL'),
    report: url('GREENLIGHT_REPORT_URL'),
    ...(quickExit && { quickExit }),
    ...(isOff('GREENLIGHT_GALLERY_CELLS') && { galleryCells: false }),
    ...(isOff('GREENLIGHT_GALLERY_NAMES') && { galleryNames: false }),
  })
}

/**
 * What the shell reads as `/config.json` in production.
 * @param {Environment} env
 * @returns {SiteConfig}
 * @throws {UserError} that names every missing or wrong variable
 */
export function productionConfig(env) {
  const { text, needed, end } = reader(env)
  const firebase = {
    apiKey: needed('GREENLIGHT_FIREBASE_API_KEY'),
    projectId: needed('GREENLIGHT_FIREBASE_PROJECT_ID'),
    authDomain: needed('GREENLIGHT_FIREBASE_AUTH_DOMAIN'),
    appId: needed('GREENLIGHT_FIREBASE_APP_ID'),
  }
  const appCheck = text('GREENLIGHT_APP_CHECK_KEY')
  return { ...end({ firebase, appCheck }), emulators: null, ...readServices(env) }
}

/** As the site's own schema has it (`shared/domain/src/siteConfig.ts`). @param {string} text */
const isWebAddress = (text) => URL.canParse(text) && text.startsWith('https://')

/** @param {Environment} env */
function reader(env) {
  /** @type {string[]} */
  const problems = []
  const text = (/** @type {string} */ name) => env[name]?.trim() || null
  return {
    text,
    needed: (/** @type {string} */ name) => {
      const value = text(name)
      if (!value) problems.push(`${name} is missing.`)
      return value ?? ''
    },
    url: (/** @type {string} */ name) => {
      const value = text(name)
      if (value && !isWebAddress(value)) {
        problems.push(`${name} is no https: address: "${value}".`)
      }
      return value
    },
    isOff: (/** @type {string} */ name) => {
      const value = text(name)
      if (value && value !== 'on' && value !== 'off') {
        problems.push(`${name} is neither on nor off: "${value}".`)
      }
      return value === 'off'
    },
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
