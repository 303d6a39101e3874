// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readJson } from '../stack/json.mjs'
import { satisfies, whyUnfit } from './fits.mjs'

describe('a caret range', () => {
  /** @type {[string, string, boolean][]} */
  const cases = readJson(fileURLToPath(new URL('./caretRanges.json', import.meta.url)))
  it.each(cases)('%s accepts %s: %s', (range, version, accepted) => {
    expect(satisfies(version, range)).toBe(accepted)
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
