import { expect, it } from 'vitest'
import { photoAnswer } from './PhotoSearchSheet.tsx'

const all = { mirrored: false, complete: true }
const part = { mirrored: false, complete: false }

it.each([
  ['1 profile has this photo', all, 1, 0],
  ['2 profiles have this photo', all, 2, 0],
  ['1 profile has this photo as its mirror image', { ...all, mirrored: true }, 1, 0],
  ['1 profile has this photo. 1 hidden by you.', all, 1, 1],
  ['1 profile has this photo. Not all that look similar were compared.', part, 1, 0],
  ['No other profile has this photo. 1 hidden by you.', all, 0, 1],
  ['No public profile has this photo, among all profiles that look similar.', all, 0, 0],
  [
    'No profile has this photo among those that were compared. Not all that look similar were compared.',
    part,
    0,
    0,
  ],
])('says "%s"', (text, result, shown, mine) => {
  expect(photoAnswer(result, shown, mine)).toBe(text)
})
