import { expect, it } from 'vitest'
import { photoAnswer } from './PhotoSearchSheet.tsx'

const nobody = { mirrored: false, complete: true, total: 480 }

it.each([
  ['1 profile has this photo', { ...nobody, total: null }, 1],
  ['2 profiles have this photo', { ...nobody, total: null }, 2],
  ['1 profile has this photo as its mirror image', { ...nobody, total: null, mirrored: true }, 1],
  ['No profile among 480 has this photo.', nobody, 0],
  ['No profile among 1,000 or more has this photo.', { ...nobody, total: 1000 }, 0],
  ['No other profile has this photo.', { ...nobody, total: null }, 0],
  [
    'No profile with this photo among the first that were compared.',
    { ...nobody, complete: false },
    0,
  ],
])('says "%s"', (text, result, shown) => {
  expect(photoAnswer(result, shown)).toBe(text)
})
