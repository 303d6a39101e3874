import { expect, test } from 'vitest'
import { abbreviate, expandAbbreviations, foldTownName } from './townFold.ts'

test.each([
  ['New York', 'new york'],
  ['  new   york ', 'new york'],
  ['Coeur d’Alene', 'coeur dalene'],
  ["O'Fallon", 'ofallon'],
  ['Winston-Salem', 'winston salem'],
  ['St. Louis', 'st louis'],
  ['Española', 'espanola'],
  ["'Āhuimanu", 'ahuimanu'],
  ['D.C.', 'dc'],
  ['–', ''],
])('%j is normalized to %j', (name, folded) => {
  expect(foldTownName(name)).toBe(folded)
})

test.each([
  ['saint louis', 'st louis', 'saint louis'],
  ['east saint louis', 'e st louis', 'east saint louis'],
  ['sainte genevieve', 'ste genevieve', 'sainte genevieve'],
  ['fort worth', 'ft worth', 'fort worth'],
  ['mount vernon', 'mt vernon', 'mount vernon'],
  ['north las vegas', 'n las vegas', 'north las vegas'],
  ['stanton', 'stanton', 'stanton'],
  ['forty fort', 'forty ft', 'forty fort'],
])('%s: %s expands to %s', (_name, short, long) => {
  expect(expandAbbreviations(short)).toBe(long)
  expect(expandAbbreviations(long)).toBe(long)
})

test.each([
  ['saint louis', 'st louis'],
  ['sainte genevieve', 'ste genevieve'],
  ['fort mount', 'ft mt'],
  ['mountain view', 'mountain view'],
])('%s is abbreviated to %s', (long, short) => {
  expect(abbreviate(long)).toBe(short)
})
