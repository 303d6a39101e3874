// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importTypeScript } from '../stack/importTypeScript.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import {
  exampleAddresses,
  functionsVariables,
  needGreenlightConfig,
  parseGreenlightConfig,
  productionConfig,
  readGreenlightConfig,
  saveWebApp,
  servicesOf,
} from './greenlightConfig.mjs'

/** @type {Promise<typeof import('@greenlight/domain/siteConfig')>} */
const siteConfig = importTypeScript('shared/domain/src/siteConfig.ts')

const folder = tempFolder('config')
/** @type {import('./greenlightConfig.mjs').GreenlightConfig} */
const example = readJson(join(root, 'greenlight.config.example.json'))
const complete = {
  ...example,
  firebase: { apiKey: 'key', authDomain: 'project.firebaseapp.com', appId: 'app' },
}
const parsed = (changes = {}) => parseGreenlightConfig({ ...complete, ...changes })

describe('the configuration of the operator', () => {
  test('has a site for each package in its example', () => {
    expect(Object.keys(parseGreenlightConfig(example).sites)).toEqual(Object.keys(sitePorts))
  })

  test('is not needed on this machine', () => {
    expect(readGreenlightConfig(folder)).toBeUndefined()
    expect(() => needGreenlightConfig(folder)).toThrow(
      'No project to deploy to: copy greenlight.config.example.json to greenlight.config.json and name yours.',
    )
  })

  test('names everything that is wrong at once, by its place', () => {
    const wrong = {
      project: '',
      sites: { shell: 'a', 'mf-gallery': 'project-gallery' },
      services: { ads: 'http://ads.test/', survay: 'https://survey.test/' },
      operator: { name: 'We', contact: 'hello' },
      gallery: { cells: 'no' },
    }
    expect(() => parsed(wrong)).toThrow(
      [
        'greenlight.config.json is not right (see greenlight.config.example.json):',
        'project: Name the Firebase project.',
        'sites.shell: A site has 6 to 30 small letters, digits and -.',
        'operator.contact: It is no e-mail address.',
        'services.ads: It begins with https://.',
        'services.survay: There is no such entry.',
        'gallery.cells: Invalid type: Expected boolean but received "no"',
      ].join('\n  '),
    )
  })

  test('gets its web app when the project is set up', () => {
    putFiles(folder, { 'greenlight.config.json': example })
    saveWebApp({ apiKey: 'key', authDomain: 'own.domain', appId: 'app' }, folder)
    const { firebase, operator } = needGreenlightConfig(folder)
    expect(firebase).toMatchObject({ apiKey: 'key', authDomain: 'own.domain', appId: 'app' })
    expect(operator).toEqual(parseGreenlightConfig(example).operator)
  })

  test('that is no JSON is named', () => {
    putFiles(folder, { 'greenlight.config.json': '{' })
    expect(() => needGreenlightConfig(folder)).toThrow('greenlight.config.json is no JSON')
  })

  test('still has addresses of the example', () => {
    expect(exampleAddresses(example)).toEqual(['operator.contact'])
    expect(exampleAddresses({ a: ['https://x.example/y', 'https://x.examples.org'] })).toEqual([
      'a.0',
    ])
  })
})

describe('the configuration of the site', () => {
  test('is made of it, and uses no service that is not named', () => {
    expect(productionConfig(parsed())).toEqual({
      firebase: {
        apiKey: 'key',
        projectId: 'your-project',
        authDomain: 'project.firebaseapp.com',
        appId: 'app',
      },
      operator: {
        name: 'Your association',
        contact: 'hello@your-site.example',
        answerHours: null,
        helpLines: [],
      },
      appCheck: null,
      emulators: null,
      ads: null,
      survey: null,
      report: null,
    })
  })

  test('names what is missing of the web app', () => {
    expect(() => productionConfig(parseGreenlightConfig(example))).toThrow(
      'greenlight.config.json lacks firebase.apiKey, firebase.appId',
    )
  })

  test('is one that the site reads, with its services', async () => {
    const { parseSiteConfig } = await siteConfig
    const config = parsed({
      operator: {
        ...example.operator,
        copyrightAgent: 'B',
        answerHours: 48,
        helpLines: [{ name: 'A', phone: '1' }],
      },
      services: { survey: 'https://survey.test/form', quickExit: 'https://weather.test/' },
      devOrigin: 'https://staging.test',
      gallery: { cells: false, names: false },
    })
    expect(servicesOf(config)).toEqual({
      ads: null,
      survey: 'https://survey.test/form',
      report: null,
      quickExit: 'https://weather.test/',
      devOrigins: ['https://staging.test'],
      galleryCells: false,
      galleryNames: false,
    })
    expect(parseSiteConfig(productionConfig(config))).toMatchObject({
      ...servicesOf(config),
      operator: { copyrightAgent: 'B', answerHours: 48, helpLines: [{ name: 'A', phone: '1' }] },
    })
  })

  test.each(['survey.test', 'javascript:alert(1)', '//survey.test', 'http://survey.test/'])(
    'has https: addresses only, not %s',
    async (survey) => {
      const { parseSiteConfig } = await siteConfig
      expect(() => parsed({ services: { survey } })).toThrow('services.survey: ')
      expect(() => parseSiteConfig({ ...productionConfig(parsed()), survey })).toThrow('survey')
    },
  )
})

describe('alerts', () => {
  const from = 'News <news@news.test>'
  const mailed = (/** @type {object} */ mail = {}, more = {}) =>
    parsed({ location: 'eur3', mail: { from, ...mail }, ...more })

  test('are in the configuration of the site, with the functions near the database', async () => {
    const { parseSiteConfig } = await siteConfig
    const { mail } = parseSiteConfig(productionConfig(mailed()))
    const functions = `https://europe-west1-${example.project}.cloudfunctions.net/http`
    expect(mail).toEqual({ functions, from, pushKey: null })
    expect(parseSiteConfig(productionConfig(parsed())).mail ?? null).toBeNull()
  })

  test('have links to the address of the site, and to a domain that names nothing', () => {
    const origin = 'https://project.web.app'
    expect(functionsVariables(mailed(), origin)).toMatchObject({ SITE: origin, MAIL_FROM: from })
    const address = 'https://site.test'
    expect(
      functionsVariables(mailed({ links: 'https://links.test/' }, { address }), origin),
    ).toMatchObject({ SITE: address, LINKS: 'https://links.test' })
    expect(() => functionsVariables(parsed(), origin)).toThrow('greenlight.config.json has no mail')
  })

  test.each([
    { from: 'news@news.test' },
    { from, pushKey: 'short' },
    { from, links: 'http://a.test' },
  ])('refuse %o', (mail) => {
    expect(() => mailed(mail)).toThrow('greenlight.config.json is not right')
  })
})
