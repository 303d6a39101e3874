// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { whyUnfit } from './fits.mjs'

describe('a remote fits a shell', () => {
  const shell = { contract: 2, provides: { react: '19.3.1' } }
  const react = { react: '^19.3.1' }

  it.each([2, 1])('of its own contract or the next: %i', async (contract) => {
    expect(await whyUnfit({ name: 'mf-x', contract }, react, shell)).toEqual([])
  })

  it('but not one that is older or two ahead', async () => {
    expect(await whyUnfit({ name: 'mf-x', contract: 3 }, {}, shell)).toEqual([
      'mf-x is built for contract 3, the shell has 2',
    ])
    expect(await whyUnfit({ name: 'mf-x', contract: 0 }, {}, shell)).toHaveLength(1)
  })

  it('nor one with another React', async () => {
    const wanted = { react: '^20.0.0' }
    expect(await whyUnfit({ name: 'mf-x', contract: 2 }, wanted, shell)).toEqual([
      'mf-x needs react ^20.0.0, the shell has 19.3.1',
    ])
  })
})
