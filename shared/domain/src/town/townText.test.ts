import { expect, test } from 'vitest'
import { interpretTownText, stateOf } from './townText.ts'

/** Each reading as "words @ states", with "?" for a state that is only guessed. */
const readings = (typed: string) =>
  interpretTownText(typed).map(({ words, states, guessed }) =>
    states ? `${words} @ ${[...states].join(' ')}${guessed ? '?' : ''}` : words,
  )

test.each([
  ['Portland', ['portland']],
  ['portland me', ['portland me', 'portland @ ME']],
  ['washington d.c.', ['washington dc', 'washington @ DC', 'dc @ WA?']],
  ['columbus georgia', ['columbus georgia', 'columbus @ GA']],
  ['hawaii honolulu', ['hawaii honolulu', 'honolulu @ HI?']],
  ['columbus geo', ['columbus geo', 'columbus @ GA?']],
  ['columbus ge', ['columbus ge']],
  ['charlotte north carolina', ['charlotte north carolina', 'charlotte @ NC']],
  ['la', ['la']],
  ['columbus,', ['columbus']],
  ['columbus, g', ['columbus @ GA']],
  ['columbus, new', ['columbus @ NH NJ NM NY']],
  ['paris, france', ['paris @ ']],
  ['Chicago, IL, USA', ['chicago @ IL']],
  ['Chicago, United States', ['chicago']],
  ['columbus', ['columbus']],
  ['st louis', ['saint louis', 'st @ LA?']],
  ['st', ['st']],
  ['east st', ['east st']],
])('%j reads as %j', (typed, expected) => {
  expect(readings(typed)).toEqual(expected)
})

test.each([
  ['Kansas City, Kansas', 'KS'],
  ['Portland, Maine', 'ME'],
  ['Dallas, TX 75201', 'TX'],
  ['Chicago, IL, USA', 'IL'],
  ['Texas', null],
  ['Paris, France', null],
])('the state of %j is %s', (location, code) => {
  expect(stateOf(location)).toBe(code)
})

test.each([
  ['kansas city kansas', 'kansas city @ KS'],
  ['new york new york', 'new york @ NY'],
  ['washington district of columbia', 'washington @ DC'],
])('%j can mean %j', (typed, reading) => {
  expect(readings(typed)).toContain(reading)
})
