import * as v from 'valibot'
import { expect, test } from 'vitest'
import { count, date, filledOrNull, line, lineOrNull, oneOf, part, text } from './stored.ts'

const at = new Date(5)
const piece = {
  text: text(3),
  line: line(3, 'none'),
  lineOrNull: lineOrNull(3),
  filledOrNull,
  count,
  date,
  oneOf: oneOf(['a', 'b'], 'b'),
  part: part({ inner: count }),
}
const fallbacks = {
  text: '',
  line: 'none',
  lineOrNull: null,
  filledOrNull: null,
  count: 0,
  date: null,
  oneOf: 'b',
  part: { inner: 0 },
}

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['null', Object.fromEntries(Object.keys(piece).map((key) => [key, null]))],
  [
    'another type',
    { text: 7, line: [], lineOrNull: {}, filledOrNull: 0, count: '1', date: 5, part: 'x' },
  ],
  ['what is empty', { line: '  ', lineOrNull: ' ', filledOrNull: '', part: {} }],
  ['what is out of bounds', { count: -1, date: { toDate: () => new Date(NaN) }, oneOf: 'c' }],
  ['no number to count with', { count: NaN, date: { toDate: 'now' }, part: { inner: 0.5 } }],
])('%s becomes the fallback', (_, fields) => {
  expect(v.parse(v.object(piece), fields)).toEqual(fallbacks)
})

test('valid values stay, and long texts are cut', () => {
  const fields = {
    text: ' abc',
    line: ' abc',
    lineOrNull: 'abcd',
    filledOrNull: 'abcd',
    count: 2,
    date: { toDate: () => at },
    oneOf: 'a',
    part: { inner: 3, unknown: 1 },
    unknown: 1,
  }
  expect(v.parse(v.object(piece), fields)).toEqual({
    text: ' ab',
    line: 'ab',
    lineOrNull: 'abc',
    filledOrNull: 'abcd',
    count: 2,
    date: at,
    oneOf: 'a',
    part: { inner: 3 },
  })
})
