import { expect, test } from 'vitest'
import { buildTownIndex, townIndexSlices } from './townIndex.ts'

const town = (city: string, state: string) => ({ city, state, coords: { lat: 0, lon: 0 } })

test('each name is indexed once, for all towns and spellings', async () => {
  const index = await buildTownIndex([
    town('St. Louis', 'MO'),
    town('Winston-Salem', 'NC'),
    town('Saint Louis', 'MI'),
  ])
  expect(index.text).toBe('saintlouis\nstlouis\nwinstonsalem\n')
  expect(index.nameOf).toEqual([0, 0, 1])
  expect(index.townsOf).toEqual([[0, 2], [1]])
})

test('many towns are indexed in slices, with a pause before each', async () => {
  const towns = Array.from({ length: 10_000 }, (_, at) => town(`Town ${at}`, 'TX'))
  const slices = [...townIndexSlices(towns)]
  expect(slices.length).toBeGreaterThan(8)
  let pauses = 0
  await buildTownIndex(towns, () => {
    pauses += 1
    return Promise.resolve()
  })
  expect(pauses).toBe(slices.length + 1)
})

test('an empty town list gives an empty index', async () => {
  const index = await buildTownIndex([])
  expect(index).toMatchObject({ text: '', townsOf: [] })
})
