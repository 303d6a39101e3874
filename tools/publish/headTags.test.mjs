// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { headTags } from './headTags.mjs'

/** @typedef {import('../../shared/kit/src/contract/registry.ts').RemoteRoute} RemoteRoute */

const origin = 'https://greenlight.test'
const page = { chrome: /** @type {const} */ ('full'), preload: [] }
/** @type {RemoteRoute} */
const help = {
  ...page,
  path: '/help',
  access: 'public',
  title: 'Help & answers',
  link: { description: 'Whom to "ask" <first>.' },
}
/** @type {RemoteRoute} */
const profile = {
  ...page,
  path: '/profile/:id',
  access: 'member',
  title: 'Profile',
  link: { title: 'A profile on Greenlight', description: 'What Ann wrote.' },
}

describe('a public page', () => {
  const tags = headTags(origin, help)

  it('has its own title and description in search engines and messengers', () => {
    expect(tags).toContain('<meta property="og:title" content="Help &amp; answers" />')
    const description = 'content="Whom to &quot;ask&quot; &lt;first&gt;." />'
    expect(tags).toContain(`<meta name="description" ${description}`)
    expect(tags).toContain(`<meta property="og:description" ${description}`)
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(tags).toContain(`content="${origin}/icons/link-preview.png" />`)
  })

  it('has one address, and is listed', () => {
    expect(tags).toContain('<link rel="canonical" href="https://greenlight.test/help" />')
    expect(tags).toContain('<meta property="og:url" content="https://greenlight.test/help" />')
    expect(tags).not.toContain('noindex')
  })
})

describe('a page that needs a sign-in', () => {
  it('is not listed, and its preview has a neutral title and nothing of its content', () => {
    const tags = headTags(origin, profile)
    expect(tags).toContain('<meta name="robots" content="noindex" />')
    expect(tags).toContain('<meta property="og:title" content="A profile on Greenlight" />')
    expect(tags).not.toMatch(/canonical|og:url|Ann|:id/)
  })

  it.each([
    ['without words of its own', { ...profile, title: 'Admin review', link: undefined }],
    ['that no release has', undefined],
  ])('has the name of the site %s', (_, route) => {
    const tags = headTags(origin, route)
    expect(tags).toContain('<meta property="og:title" content="Greenlight" />')
    expect(tags).toContain('noindex')
    expect(tags).not.toContain('Admin review')
  })
})
