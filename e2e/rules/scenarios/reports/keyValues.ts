import type { Fields } from '../../setup/documents.ts'
import { eachValue, omitted } from '../fieldChanges.ts'
import { invalidGeoCells, validGeoCells } from './geoCellValues.ts'

const many = (count: number, key: string) => Array.from({ length: count }, () => key)

/** Valid cells and keys of a new report, by which its place, name and photo are found. */
export const validKeys: Readonly<Record<string, Fields>> = {
  ...validGeoCells,
  'without keys': { searchKeys: omitted, photoKeys: omitted },
  'with 120 keys': { searchKeys: many(120, 'alex') },
  'with 30 photo keys': { photoKeys: many(30, '21abcde') },
  ...eachValue('searchKeys', [
    [],
    ['x'.repeat(24)],
    ['~A'],
    ['~T0'],
    ['алекс'],
    ['2pac'],
    ['李'],
    ['a'],
  ]),
  ...eachValue('photoKeys', [[], ['0000000'], ['21fffff']]),
}

/** Invalid cells and keys of a new report. */
export const invalidKeys: Readonly<Record<string, Fields>> = {
  ...invalidGeoCells,
  'with 121 keys': { searchKeys: many(121, 'alex') },
  'with 31 photo keys': { photoKeys: many(31, '21abcde') },
  ...eachValue('searchKeys', [
    'alex',
    [77],
    [null],
    [''],
    ['x'.repeat(25)],
    ['al ex'],
    ['alex', ''],
    ['o’neil'],
    ['<b>'],
    ['al\n'],
    ['~'],
    ['~mrks'],
    [`~${'A'.repeat(24)}`],
    ['alex', '~al'],
    { 0: 'alex' },
    '',
    {},
  ]),
  ...eachValue('photoKeys', [
    '00abcde',
    [1000000],
    ['00abcd'],
    ['00abcdef'],
    ['30abcde'],
    ['02abcde'],
    ['00ABCDE'],
    ['00abcdg'],
    ['00abcde 10abcde'],
    ['00abcde', ''],
  ]),
}
