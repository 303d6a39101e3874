// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { robotsTxt, SECURITY_EXPIRES, securityTxt, sitemapXml } from './crawlerFiles.mjs'

const origin = 'https://greenlight.test'

/** @type {import('../../shared/kit/src/contract/registry.ts').RemoteRoute[]} */
const routes = [
  { path: '/terms', access: 'public', link: { description: 'What you agree to.' } },
  { path: '/welcome', access: 'signedOut', link: { title: 'Greenlight', description: 'Hello.' } },
  { path: '/goodbye', access: 'signedOut' },
  { path: '/gallery', access: 'member', link: { description: 'Not for everybody.' } },
  { path: '/profile/:id', access: 'member', link: { title: 'A profile' } },
  { path: '/town/:id', access: 'public', link: { description: 'One of many.' } },
].map((route) => ({
  chrome: 'full',
  title: '',
  preload: [],
  .../** @type {Pick<import('../../shared/kit/src/contract/registry.ts').RemoteRoute, 'path' | 'access'>} */ (
    route
  ),
}))

describe('robots.txt', () => {
  const groups = robotsTxt(origin, routes).split('\n\n')

  it('lets crawlers read the public pages, and what these need', () => {
    const [everybody = ''] = groups
    const [first, ...rules] = everybody.split('\n')
    expect(first).toBe('User-agent: *')
    expect(rules.at(-1)).toBe('Disallow: /')
    expect(rules).toEqual(
      expect.arrayContaining(['Allow: /$', 'Allow: /terms$', 'Allow: /assets/']),
    )
    expect(rules.filter((rule) => /gallery|profile|goodbye|town/.test(rule))).toEqual([])
  })

  it('lets messengers read any page that somebody sends', () => {
    expect(groups[1]).toContain('User-agent: facebookexternalhit')
    expect(groups[1]?.split('\n').at(-1)).toBe('Disallow:')
  })

  it('names the sitemap', () => {
    expect(groups[2]).toBe('Sitemap: https://greenlight.test/sitemap.xml\n')
  })
})

it('sitemap.xml has the public pages', () => {
  const addresses = [...sitemapXml(origin, routes).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://greenlight.test/terms',
    'https://greenlight.test/welcome',
  ])
})

describe('security.txt', () => {
  it('names the operator and itself', () => {
    expect(securityTxt(origin, 'hello@greenlight.test')).toBe(
      [
        'Contact: mailto:hello@greenlight.test',
        `Expires: ${SECURITY_EXPIRES}`,
        'Preferred-Languages: en',
        'Canonical: https://greenlight.test/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('is valid for another month, and for a year at most', () => {
    const days = (Date.parse(SECURITY_EXPIRES) - Date.now()) / 86_400_000
    expect(days, 'Set SECURITY_EXPIRES in crawlerFiles.mjs.').toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })
})
