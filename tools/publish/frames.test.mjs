// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { framesOf, withFrames } from './frames.mjs'

/** @type {import('../../shared/kit/src/contract/registry.ts').RemoteRoute} */
const route = { path: '/x', access: 'public', chrome: 'full', title: 'X', preload: [] }

describe('the frames of a page', () => {
  it('are those of its kind, with or without a header', () => {
    expect(framesOf('/x', { ...route, kind: 'text' })).toEqual([{ of: 'header-text' }])
    expect(framesOf('/x', { ...route, kind: 'form', chrome: 'none' })).toEqual([
      { of: 'none-form' },
    ])
    expect(framesOf('/x', route)).toEqual([{ of: 'header' }])
    expect(framesOf('/x', undefined)).toEqual([{ of: 'header' }])
  })

  it('depend on the device where its guard does', () => {
    expect(framesOf('/x', { ...route, access: 'member', kind: 'grid' })).toEqual([
      { of: 'header-grid', for: 'session' },
      { of: 'none-form', for: 'visitor' },
    ])
    expect(framesOf('/x', { ...route, access: 'signedOut', chrome: 'none' })).toEqual([
      { of: 'none', for: 'visitor' },
    ])
  })

  it('of the first address are those to which it leads', () => {
    expect(framesOf('/', undefined).map(({ for: device }) => device)).toEqual([
      'session',
      'seen',
      'new',
    ])
  })
})

describe('a page with frames', () => {
  const template = `<body>
    <div id="root"></div>
    <template data-painted="header"><header>$&</header></template>
    <template data-painted="header-text"><header></header><p></p></template></body>`

  it('has only those', () => {
    const page = withFrames(template, [{ of: 'header-text', for: 'session' }])
    expect(page).toBe(
      '<body>\n    <div class="painted" data-for="session"><header></header><p></p></div>\n    <div id="root"></div></body>',
    )
  })

  it('has the header alone where the shell does not know the kind', () => {
    const page = withFrames(template, [{ of: 'header-map' }])
    expect(page).toContain('<div class="painted"><header>$&</header></div>')
  })

  it('has the rules of these frames, once', () => {
    const styled = `<head></head><body><div id="root"></div>
      <template data-painted="header"><style>.a{top:0;}</style><p></p></template>
      <template data-painted="none"><style>.b{top:0;}</style><i></i></template></body>`
    const page = withFrames(styled, [
      { of: 'header', for: 'session' },
      { of: 'header-map', for: 'visitor' },
    ])
    expect(page).toContain('<head><style>.a{top:0;}</style>\n</head>')
    expect(page.match(/<p><\/p>/g)).toHaveLength(2)
    expect(page).not.toContain('.b')
  })

  it('stays as it is if the shell has no frames', () => {
    expect(withFrames('<body></body>', [{ of: 'header' }])).toBe('<body></body>')
  })
})
