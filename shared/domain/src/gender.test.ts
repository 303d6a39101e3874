import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShowMe, showMeOptions, toggleShowMe } from './gender.ts'

test.each<[ShowMe[], ShowMe, ShowMe[]]>([
  [[], 'women', ['women']],
  [['everyone'], 'men', ['men']],
  [['men'], 'women', ['women', 'men']],
  [['women', 'men'], 'everyone', ['everyone']],
  [['women', 'men'], 'women', ['men']],
  [['women'], 'women', ['everyone']],
  [['everyone'], 'everyone', ['everyone']],
])('%j becomes, after a press on %s, %j', (chosen, option, expected) => {
  expect(toggleShowMe(chosen, option)).toEqual(expected)
})

test('after any presses, something is chosen and Everyone excludes the rest', () => {
  const option = fc.constantFrom(...showMeOptions)
  fc.assert(
    fc.property(fc.array(option), (presses) => {
      const chosen = presses.reduce<readonly ShowMe[]>(toggleShowMe, ['everyone'])
      expect(chosen.length).toBeGreaterThan(0)
      expect(new Set(chosen).size).toBe(chosen.length)
      if (chosen.includes('everyone')) expect(chosen).toEqual(['everyone'])
    }),
  )
})
