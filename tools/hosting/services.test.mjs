// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { productionConfig, services } from './services.mjs'

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
})

describe('switches', () => {
  test.each([
    [undefined, {}],
    ['on', {}],
    ['off', { galleryCells: false }],
  ])('the gallery asks for cells unless told off, given %j', (value, expected) => {
    const none = { ads: null, survey: null, report: null }
    expect(services({ GREENLIGHT_GALLERY_CELLS: value })).toEqual({ ...none, ...expected })
  })

  test('are on or off, nothing else', () => {
    expect(() => services({ GREENLIGHT_GALLERY_CELLS: 'no' })).toThrow(
      'GREENLIGHT_GALLERY_CELLS is neither on nor off: "no".',
    )
  })
})

describe('services of others', () => {
  test('are used where they are named', () => {
    const env = {
      GREENLIGHT_SURVEY_URL: 'https://survey.example/form',
      GREENLIGHT_QUICK_EXIT_URL: 'https://weather.example/',
    }
    expect(services(env)).toEqual({
      ads: null,
      survey: 'https://survey.example/form',
      report: null,
      quickExit: 'https://weather.example/',
    })
  })

  test.each(['survey.example', 'javascript:alert(1)', '//survey.example'])(
    'are web addresses, not %s',
    (value) => {
      expect(() => services({ GREENLIGHT_SURVEY_URL: value })).toThrow(
        `GREENLIGHT_SURVEY_URL is no web address: "${value}".`,
      )
    },
  )
})
