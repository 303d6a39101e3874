// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { previewConfig } from './previewConfig.mjs'
import { resolveHosting } from './resolve.mjs'

const origins = { shell: 'https://greenlight.test', 'mf-gallery': 'https://gallery.test' }
const production = {
  firebase: { apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' },
  ads: 'https://ads.test/unit.js',
  survey: null,
  report: 'https://reports.test/in',
  appCheck: null,
}

/**
 * @param {import('./resolve.mjs').SiteConfig} config
 * @returns {Record<string, string>} the shell page's policy, by directive
 */
function policy(config) {
  const shell = resolveHosting({ origins, config }).find(({ target }) => target === 'shell')
  const header = shell?.headers
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
    expect(live['frame-src']).toBe('https://ads.test https://p.firebaseapp.com')
  })

  it.each([previewConfig({ auth: 1, firestore: 2 }), production])(
    'never allows inline or evaluated scripts',
    (config) => {
      expect(policy(config)['script-src']).not.toContain('unsafe')
      expect(policy(config)['default-src']).toBe("'none'")
    },
  )
})

it('every package with an origin is a hosting target without open placeholders', () => {
  const hosting = resolveHosting({ origins, config: production })
  expect(hosting.map(({ target }) => target)).toEqual([
    'shell',
    'mf-onboarding',
    'mf-gallery',
    'mf-profile',
    'mf-messaging',
    'mf-admin',
  ])
  expect(JSON.stringify(hosting)).not.toContain('{{')
})
