// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { satisfies, whyUnfit } from './fits.mjs'

describe('a caret range', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.4.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.1.4', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['1.0.0', '^0.9.0', false],
  ])('%s in %s: %s', (version, range, fits) => {
    expect(satisfies(version, range)).toBe(fits)
  })
})

describe('a remote fits a shell', () => {
  const shell = { contract: 2, provides: { react: '19.3.1' } }
  const react = { react: '^19.3.1' }

  it.each([2, 1])('of its own contract or the next: %i', (contract) => {
    expect(whyUnfit({ name: 'mf-x', contract }, react, shell)).toEqual([])
  })

  it('but not one that is older or two ahead', () => {
    expect(whyUnfit({ name: 'mf-x', contract: 3 }, {}, shell)).toEqual([
      'mf-x is built for contract 3, the shell has 2',
    ])
    expect(whyUnfit({ name: 'mf-x', contract: 0 }, {}, shell)).toHaveLength(1)
  })

  it('nor one with another React', () => {
    const wanted = { react: '^20.0.0' }
    expect(whyUnfit({ name: 'mf-x', contract: 2 }, wanted, shell)).toEqual([
      'mf-x needs react ^20.0.0, the shell has 19.3.1',
    ])
  })
})
