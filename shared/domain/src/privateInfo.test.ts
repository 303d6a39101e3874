import { expect, test } from 'vitest'
import { findPrivateInfo, findPrivateParts, privateInfoList } from './privateInfo.ts'

test.each([
  ['Call 555-867-5309 any time', ['phone']],
  ['(555) 867 5309', ['phone']],
  ['+1 555.867.5309', ['phone']],
  ['5558675309', ['phone']],
  ['+44 20 7946 0958', ['phone']],
  ['write to alex.b@example.org', ['email']],
  ['alex (at) example.org', ['email']],
  ['lives at 742 Evergreen Terrace', ['street']],
  ['12 N. Main St', ['street']],
  ['he is at 1600 5th Avenue now', ['street']],
  ['see https://example.org/alex', ['link']],
  ['www.example.org', ['link']],
  ['his page is alexb.com', ['link']],
  ['find him as @alex_b', ['handle']],
  ['Insta: alexb', ['handle']],
  ['snapchat name = alexb', ['handle']],
  ['555-867-5309 or @alex_b', ['phone', 'handle']],
])('finds in %j: %j', (notes, kinds) => {
  expect(findPrivateInfo(notes)).toEqual(kinds)
})

test.each([
  '',
  'We met twice in 2024 and talked for 3 hours.',
  'He was 15 minutes late. Nice place.',
  'Paid $1,200 back after 30 days',
  'We walked 5 miles along the street.',
  'He has 2 dogs and drives a 2015 Ford.',
  'met @ 8 p.m.',
  'Kind.Calm.Funny',
  'He is on Instagram a lot',
])('finds nothing in %j', (notes) => {
  expect(findPrivateInfo(notes)).toEqual([])
})

test('names what was found', () => {
  expect(privateInfoList([])).toBeNull()
  expect(privateInfoList(['phone', 'email', 'link'])).toBe(
    'a phone number, an e-mail address, and a link',
  )
})

const partsOf = (text: string) =>
  findPrivateParts(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test('findPrivateParts gives the place of each number, address, link and name', () => {
  expect(
    partsOf(
      'Call 312-555-0147 or 312 555 0148. He lives at 12 North Elm Street. See www.ex.com/me.',
    ),
  ).toEqual([
    ['phone', '312-555-0147'],
    ['phone', '312 555 0148'],
    ['street', '12 North Elm Street'],
    ['link', 'www.ex.com/me.'],
  ])
  expect(partsOf('Write to marcus.t@example.com, he is @marcus.t there.')).toEqual([
    ['email', 'marcus.t@example.com'],
    ['handle', '@marcus.t'],
  ])
  expect(partsOf('He was kind.')).toEqual([])
})
