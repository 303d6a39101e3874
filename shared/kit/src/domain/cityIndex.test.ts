import { expect, test } from 'vitest'
import { buildCityIndex, cityIndexSlices } from './cityIndex.ts'

const town = (city: string, state: string) => ({ city, state, coords: { lat: 0, lon: 0 } })

test('a name stands once, whoever bears it and however it is written', async () => {
  const index = await buildCityIndex([
    town('St. Louis', 'MO'),
    town('Winston-Salem', 'NC'),
    town('Saint Louis', 'MI'),
  ])
  expect(index.text).toBe('saintlouis\nstlouis\nwinstonsalem\n')
  expect(index.nameOf).toEqual([0, 0, 1])
  expect(index.townsOf).toEqual([[0, 2], [1]])
})

test('many towns are indexed in many slices, with the page let in between', async () => {
  const towns = Array.from({ length: 10_000 }, (_, at) => town(`Town ${at}`, 'TX'))
  const slices = [...cityIndexSlices(towns)]
  expect(slices.length).toBeGreaterThan(8)
  let pauses = 0
  await buildCityIndex(towns, () => {
    pauses += 1
    return Promise.resolve()
  })
  expect(pauses).toBe(slices.length + 1)
})

test('no towns at all', async () => {
  const index = await buildCityIndex([])
  expect(index).toMatchObject({ text: '', townsOf: [] })
})
