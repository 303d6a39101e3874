// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { parseRegistry } from './contract.mjs'
import { computedFiles, releasesOnPages } from './siteFiles.mjs'
import { hashOf } from './staticPages.mjs'

const template =
  '<head><title>Greenlight</title></head><body><div id="root"></div><template data-painted="header-text"><p>…</p></template><template data-painted="static-header"><main><slot></slot></main></template></body>'

/** @param {string} version */
const textOf = (version) => `<style>.terms-a{top:0}</style><h1>Terms of ${version}</h1>`

/**
 * @param {string} version
 * @param {{ contract?: number, share?: number, hash?: string }} [fields]
 */
const release = (version, { hash = hashOf(textOf(version)), ...fields } = {}) => ({
  name: 'mf-a',
  version,
  contract: 1,
  entry: `https://a.test/mf-a/${version}/remoteEntry.js`,
  routes: [{ path: '/terms', access: 'public', chrome: 'header', kind: 'text' }],
  static: { '/terms': { file: 'static/terms.html', hash } },
  ...fields,
})

/**
 * The page of `/terms`.
 * @param {object[]} list of the releases
 * @param {(version: string) => string | undefined} [read] what the store has
 */
function pageOf(list, read = textOf) {
  const shell = { name: 'shell', version: '1.0.0', contract: 1 }
  const registry = parseRegistry({ generation: 1, shell, remotes: { 'mf-a': list } })
  const statics = new Map(
    releasesOnPages(registry).map((each) => {
      const text = read(each.version)
      return [
        each,
        /** @type {Record<string, string>} */ (text === undefined ? {} : { '/terms': text }),
      ]
    }),
  )
  const site = { origin: 'https://greenlight.test', contact: null, config: undefined }
  return String(computedFiles(registry, site, template, statics).get('/pages/terms.html'))
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

it('shows a visitor the page, and a member the frame', () => {
  const page = pageOf([release('1.1.0')])
  expect(page).toContain(
    '<div class="static-page" data-for="visitor"><main><h1>Terms of 1.1.0</h1></main></div>',
  )
  expect(page).toContain('<div class="painted" data-for="other"><p>…</p></div>')
  expect(page).toContain('<style>.terms-a{top:0}</style>')
})

it('is of the first release that everyone may run with this shell', () => {
  const canary = release('1.3.0', { share: 10 })
  const newer = release('1.2.0', { contract: 2 })
  expect(pageOf([canary, newer, release('1.1.0')])).toContain('Terms of 1.1.0')
})

it.each([
  ['cannot be read', () => undefined],
  ['is not what was published', () => '<h1>Other terms</h1>'],
])('shows the frame if the page %s', (_, read) => {
  expect(pageOf([release('1.1.0')], read)).toContain('<div class="painted"><p>…</p></div>')
})

it('shows the frame if the page contains what is not allowed', () => {
  const text = '<script>alert(1)</script>'
  const page = pageOf([release('1.1.0', { hash: hashOf(text) })], () => text)
  expect(page).toContain('<div class="painted"><p>…</p></div>')
  expect(page).not.toContain('alert')
})
