import { usernameProblem } from '@greenlight/domain/names'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presetUsernames, proposeUsername } from './presetUsernames.ts'

const always = () => Promise.resolve(true)

test('lists 74 different names that profile setup accepts', () => {
  expect(new Set(presetUsernames).size).toBe(74)
  for (const name of presetUsernames) expect(usernameProblem(name)).toBeNull()
})

test('never proposes the same name twice in a row', async () => {
  const randomNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...presetUsernames, ''),
      randomNumber,
      async (previous, random) => {
        const name = await proposeUsername(previous, always, () => random)
        expect(presetUsernames).toContain(name)
        expect(name).not.toBe(previous)
        expect(await proposeUsername(`${previous}7`, always, () => random)).toBe(name)
      },
    ),
  )
})

test('can propose every preset', async () => {
  const names = await Promise.all(
    presetUsernames.map((_, index) => proposeUsername('', always, () => (index + 0.5) / 74)),
  )
  expect(new Set(names).size).toBe(74)
})

test('a preset gets a number while it is taken, each larger than before', async () => {
  const asked: string[] = []
  const isFree = (name: string) => Promise.resolve(asked.push(name) === 4)
  const name = await proposeUsername('', isFree, () => 0.999_999_99)
  expect(asked).toEqual(['ZestyZinnia', 'ZestyZinnia99', 'ZestyZinnia999', 'ZestyZinnia99999'])
  expect(name).toBe('ZestyZinnia99999')
})

test('where all are taken, the last one is proposed', async () => {
  const name = await proposeUsername(
    '',
    () => Promise.resolve(false),
    () => 0,
  )
  expect(name).toBe('AmberAcorn2')
})
