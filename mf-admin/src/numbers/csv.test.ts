import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes a row for each number, and quotes what would end a cell', () => {
  const csv = toCsv([
    ['Waiting', 'Flags, under 24 h', 2],
    ['Median hours', 'The "first" decision', null],
  ])
  expect(csv.split('\r\n')).toEqual([
    'Subject,Item,Number',
    'Waiting,"Flags, under 24 h",2',
    'Median hours,"The ""first"" decision",',
  ])
})
