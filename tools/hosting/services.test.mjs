// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { importTypeScript } from '../stack/importTypeScript.mjs'
import { previewConfig } from './previewConfig.mjs'
import { productionConfig, readServices } from './services.mjs'

/** @type {Promise<typeof import('@greenlight/domain/siteConfig')>} */
const siteConfig = importTypeScript('shared/domain/src/siteConfig.ts')

const complete = {
  GREENLIGHT_FIREBASE_API_KEY: 'key',
  GREENLIGHT_FIREBASE_PROJECT_ID: 'project',
  GREENLIGHT_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  GREENLIGHT_FIREBASE_APP_ID: 'app',
}

describe('the configuration of production', () => {
  test('is made of the environment, and uses nothing that is not named', () => {
    expect(productionConfig(complete)).toEqual({
      firebase: {
        apiKey: 'key',
        projectId: 'project',
        authDomain: 'project.firebaseapp.com',
        appId: 'app',
      },
      appCheck: null,
      emulators: null,
      ads: null,
      survey: null,
      report: null,
    })
  })

  test('names everything that is missing at once', () => {
    expect(() => productionConfig({ ...complete, GREENLIGHT_FIREBASE_API_KEY: ' ' })).toThrow(
      'GREENLIGHT_FIREBASE_API_KEY is missing.',
    )
    expect(() => productionConfig({})).toThrow(/API_KEY is missing[^]*APP_ID is missing/)
  })

  test('names everything that is wrong at once, of Firebase and of other services', () => {
    const env = { GREENLIGHT_ADS_URL: 'ads.example', GREENLIGHT_GALLERY_CELLS: 'no' }
    expect(() => productionConfig(env)).toThrow(
      /APP_ID is missing[^]*ADS_URL is no https: address[^]*CELLS is neither on nor off/,
    )
  })
})

describe('switches', () => {
  test.each([
    [undefined, {}],
    ['on', {}],
    ['off', { galleryCells: false }],
  ])('GREENLIGHT_GALLERY_CELLS=%s gives %j', (value, expected) => {
    const none = { ads: null, survey: null, report: null }
    expect(readServices({ GREENLIGHT_GALLERY_CELLS: value })).toEqual({ ...none, ...expected })
  })

  test('GREENLIGHT_GALLERY_NAMES=off makes the gallery say that it misses old names', () => {
    expect(readServices({ GREENLIGHT_GALLERY_NAMES: 'off' })).toMatchObject({ galleryNames: false })
    expect(readServices({ GREENLIGHT_GALLERY_NAMES: 'on' })).not.toHaveProperty('galleryNames')
  })

  test('are on or off, nothing else', () => {
    expect(() => readServices({ GREENLIGHT_GALLERY_CELLS: 'no' })).toThrow(
      'GREENLIGHT_GALLERY_CELLS is neither on nor off: "no".',
    )
  })
})

describe('services of others', () => {
  test('are used where they are named', async () => {
    const { parseSiteConfig } = await siteConfig
    const env = {
      GREENLIGHT_SURVEY_URL: 'https://survey.example/form',
      GREENLIGHT_QUICK_EXIT_URL: 'https://weather.example/',
      GREENLIGHT_DEV_ORIGIN: 'https://staging.example',
    }
    expect(readServices(env)).toEqual({
      ads: null,
      survey: 'https://survey.example/form',
      report: null,
      quickExit: 'https://weather.example/',
      devOrigins: ['https://staging.example'],
    })
    expect(parseSiteConfig(productionConfig({ ...complete, ...env }))).toMatchObject(
      readServices(env),
    )
  })

  test.each([
    'survey.example',
    'javascript:alert(1)',
    '//survey.example',
    'http://survey.example/',
  ])('are https: addresses, not %s', async (value) => {
    const { parseSiteConfig } = await siteConfig
    const config = { ...previewConfig({ auth: 1, firestore: 2 }), survey: value }
    expect(() => parseSiteConfig(config)).toThrow('survey')
    expect(() => readServices({ GREENLIGHT_SURVEY_URL: value })).toThrow(
      `GREENLIGHT_SURVEY_URL is no https: address: "${value}".`,
    )
  })
})
