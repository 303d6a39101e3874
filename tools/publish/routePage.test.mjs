// @vitest-environment node
import { expect, test } from 'vitest'
import { routePage } from './routePage.mjs'

const template = '<head><title>Greenlight</title></head><body></body>'
/** @type {import('../../shared/kit/src/contract/registry.ts').RemoteRoute} */
const route = { path: '/terms', access: 'public', chrome: 'full', title: 'Terms', preload: [] }
const origin = 'https://greenlight.test'
const registry = { generation: 1, remotes: {} }

test('the page of a route has its title and the registry', () => {
  const page = routePage(template, { route, origin, registry })
  expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>Terms · Greenlight</title>'])
  expect(page).toContain('<script type="application/json" id="registry">{"generation":1')
})

test('the page of no route has the title of the template', () => {
  expect(routePage(template, { origin, registry })).toContain('<title>Greenlight</title>')
})

test('what a remote names is text', () => {
  const title = '</title><script>alert(1)</script>$&'
  const page = routePage(template, {
    route: { ...route, title },
    origin,
    registry: { title },
  })
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp; · Greenlight')
})

test('a page tells search engines which page to list', () => {
  const listed = { ...route, link: { description: 'What you agree to.' } }
  const address = '<link rel="canonical" href="https://greenlight.test/terms" />'
  expect(routePage(template, { route: listed, origin, registry })).toContain(address)
  expect(routePage(template, { listedAs: listed, origin, registry })).toContain(address)
  expect(routePage(template, { origin, registry })).toContain('noindex')
})

test('a page connects to its remote before all else', () => {
  const page = routePage(template, { route, remote: 'https://gallery.test', origin, registry })
  expect(page).toMatch(
    /^<head>\s*<link rel="preconnect" href="https:\/\/gallery.test" crossorigin \/>/,
  )
  expect(routePage(template, { route, origin, registry })).not.toContain('preconnect')
})
