import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShowMe, showMeOptions, toggleShowMe } from './showMe.ts'

test.each<[ShowMe[], ShowMe, ShowMe[]]>([
  [[], 'women', ['women']],
  [['everyone'], 'men', ['men']],
  [['men'], 'women', ['women', 'men']],
  [['women', 'men'], 'everyone', ['everyone']],
  [['women', 'men'], 'women', ['men']],
  [['women'], 'women', ['everyone']],
  [['everyone'], 'everyone', ['everyone']],
])('%j, then %s pressed, is %j', (chosen, option, expected) => {
  expect(toggleShowMe(chosen, option)).toEqual(expected)
})

test('whatever is pressed, something is chosen and Everyone stands alone', () => {
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
