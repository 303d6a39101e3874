// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { root } from '../stack/paths.mjs'
import { previewConfig } from './previewConfig.mjs'
import { folderOf, foldersInRules, hostingOf, servingConfig } from './resolve.mjs'
import { ownPaths } from './shellHosting.mjs'

const origins = { shell: 'https://greenlight.test', 'mf-gallery': 'https://gallery.test' }
const site = { origins, routes: ['/gallery', '/profile/:id', '/gallery'], folders: [] }
const production = {
  firebase: { apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' },
  ads: 'https://ads.test/unit.js',
  survey: null,
  report: 'https://reports.test/in',
  appCheck: null,
}

/**
 * @param {import('./resolve.mjs').SiteConfig} config
 * @param {string} target
 * @param {string} source which paths of that site
 * @returns {Record<string, string>} its pages' policy, by directive; the shell's unless told otherwise
 */
function policy(config, target = 'shell', source = target === 'shell' ? ownPaths : '**') {
  const header = hostingOf(target, { ...site, config })
    .headers.filter((each) => each.source === source)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  return Object.fromEntries(
    (header?.value ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the content security policy', () => {
  it('lets a preview reach its remotes and emulators, and nothing outside', () => {
    const preview = policy(previewConfig({ auth: 9099, firestore: 8080 }))
    expect(preview['script-src']).toBe("'self' https://gallery.test")
    expect(preview['connect-src']).toBe(
      "'self' https://gallery.test http://127.0.0.1:9099 http://127.0.0.1:8080",
    )
    expect(preview['frame-src']).toBe("'none'")
  })

  it('lets production reach Firebase, the sign-in popup, ads and reports', () => {
    const live = policy(production)
    expect(live['script-src']).toBe("'self' https://gallery.test https://apis.google.com")
    expect(live['connect-src']).toContain('https://firestore.googleapis.com')
    expect(live['connect-src']).toContain('https://reports.test')
    expect(live['frame-src']).toBe('https://gallery.test https://p.firebaseapp.com')
  })

  it('names the Trusted Types that the page and the scripts of Google may make', () => {
    const types = (/** @type {import('./resolve.mjs').SiteConfig} */ config) =>
      policy(config)['trusted-types']
    expect(types(previewConfig({ auth: 9099, firestore: 8080 }))).toBe(
      "default demo-survey 'allow-duplicates'",
    )
    expect(types({ ...production, survey: 'https://survey.test/1' })).toBe(
      "default gapi#gapi goog#html 'allow-duplicates'",
    )
  })

  it.each([
    ['a preview', previewConfig({ auth: 9099, firestore: 8080 })],
    ['production', production],
    ['production with App Check', { ...production, appCheck: 'site-key' }],
  ])('has nothing that CSP Evaluator finds grave: %s', (_, config) => {
    const text = Object.entries(policy(config)).map(([name, sources]) => `${name} ${sources}`)
    const findings = new CspEvaluator(new CspParser(text.join('; ')).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.HIGH)
    expect(
      grave.map(({ directive, value, description }) => [directive, value, description]),
    ).toEqual([])
  })

  it('lets only a site for development load code from the machine of its visitor', () => {
    for (const directive of ['script-src', 'connect-src']) {
      expect(policy({ ...production, devOrigins: [origins.shell] })[directive]).toMatch(
        /(^| )http:\/\/localhost:\*( |$)/,
      )
      for (const devOrigins of [[], ['https://staging.test']])
        expect(policy({ ...production, devOrigins })[directive]).not.toContain('localhost')
    }
  })

  it('gives the page of ads a sandbox in which the configured script runs, for the shell alone', () => {
    const frame = policy(production, 'mf-gallery', '/mf-gallery/*/assets/adFrame*.html')
    const page = readFileSync(join(root, 'mf-gallery/src/ads/adFrame.html'), 'utf8')
    const [, starter = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []
    const hash = createHash('sha256').update(starter).digest('base64')
    expect(frame['script-src']).toBe(`'sha256-${hash}' https://ads.test`)
    expect(frame['sandbox']).not.toContain('allow-same-origin')
    expect(frame['frame-ancestors']).toBe('https://greenlight.test')
    const others = policy(production, 'mf-gallery', '!/mf-gallery/*/assets/adFrame*.html')
    expect(others['frame-ancestors']).toBe("'none'")
  })

  it('lets App Check reach reCAPTCHA and its own backend, where it is configured', () => {
    const checked = policy({ ...production, appCheck: 'site-key' })
    const unchecked = policy(production)
    /** @param {string} directive */
    const added = (directive) => {
      const before = unchecked[directive]?.split(' ') ?? []
      return checked[directive]?.split(' ').filter((source) => !before.includes(source))
    }
    expect(added('script-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ])
    expect(added('connect-src')).toEqual(['https://content-firebaseappcheck.googleapis.com'])
    expect(added('frame-src')).toEqual(['https://www.google.com/recaptcha/'])
    const others = Object.keys(checked).filter((directive) => added(directive)?.length === 0)
    expect(others).toHaveLength(Object.keys(checked).length - 3)
    expect(JSON.stringify(unchecked)).not.toContain('recaptcha')
  })

  it.each([previewConfig({ auth: 1, firestore: 2 }), production])(
    'never allows inline or evaluated scripts',
    (config) => {
      expect(policy(config)['script-src']).not.toContain('unsafe')
      expect(policy(config)['default-src']).toBe("'none'")
    },
  )
})

it('lets the browser connect to Firebase early, but not to emulators', () => {
  /** @param {import('./resolve.mjs').SiteConfig} config */
  const links = (config) =>
    Object.keys(origins)
      .flatMap((name) => hostingOf(name, { ...site, config }).headers)
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Link')
      .flatMap(({ value }) => value.split(', '))
  expect(links(production)).toEqual(
    ['identitytoolkit', 'securetoken', 'firestore'].map(
      (name) => `<https://${name}.googleapis.com>; rel=preconnect; crossorigin`,
    ),
  )
  expect(links(previewConfig({ auth: 1, firestore: 2 }))).toEqual([])
})

describe('rewrites', () => {
  it('answer each route with a page of its own, by one plain source each', () => {
    expect(hostingOf('shell', { ...site, config: production }).rewrites).toEqual([
      { source: '/gallery', destination: '/pages/gallery.html' },
      { source: '/profile/*', destination: '/pages/profile/_.html' },
    ])
  })

  it('are only on the site of the shell', () => {
    expect(hostingOf('mf-gallery', { ...site, config: production }).rewrites).toBeUndefined()
  })
})

describe('files that are kept for ever', () => {
  /** @type {(name: string, folders: string[]) => string[]} */
  const forever = (name, folders) =>
    hostingOf(name, { ...site, config: production, folders })
      .headers.filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')))
      .map(({ source }) => source)

  it('are those in folders of releases that exist', () => {
    expect(forever('shell', ['1.0.0', '1.1.0'])).toEqual(['/assets/@(1.0.0|1.1.0)/**'])
    expect(forever('mf-gallery', ['1.0.0'])).toEqual(['/mf-gallery/@(1.0.0)/**'])
    expect(forever('mf-gallery', [])).toEqual([])
  })

  it.each([
    ['shell', '/assets/1.0.0/index.js', '1.0.0'],
    ['shell', '/mf-gallery/1.0.0/index.js', undefined],
    ['shell', '/index.html', undefined],
    ['mf-gallery', '/mf-gallery/1.0.0/assets/index.js', '1.0.0'],
  ])('of %s: %s is in %s', (name, path, folder) => {
    expect(folderOf(name, path)).toBe(folder)
  })

  it('can be read from the rules of a site', () => {
    const config = servingConfig(
      hostingOf('shell', { ...site, config: production, folders: ['1.0.0', '1.1.0'] }),
    )
    expect(foldersInRules('shell', config.headers)).toEqual(['1.0.0', '1.1.0'])
  })
})

it('is the same to the REST API of Hosting', () => {
  const hosting = hostingOf('shell', { ...site, config: production })
  const { headers, rewrites } = servingConfig(hosting)
  expect(rewrites?.[0]).toEqual({ glob: '/gallery', path: '/pages/gallery.html' })
  expect(headers.map(({ glob }) => glob)).toEqual(hosting.headers.map(({ source }) => source))
  expect(headers[0]?.headers['X-Content-Type-Options']).toBe('nosniff')
})
