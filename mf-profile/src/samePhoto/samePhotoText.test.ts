import { expect, it } from 'vitest'
import { samePhotoText } from './SamePhoto.tsx'

const other = { id: 'a', createdAt: null }
const often = 'Pictures are often stolen; it need not be the same person.'

it.each([
  [[], true, 'No other public profile has this picture, among all profiles that look similar.'],
  [
    [],
    false,
    'No other profile has this picture among those that were compared. Not all profiles that look similar were compared.',
  ],
  [[other], true, `The same picture is in another profile. ${often}`],
  [[other, other], true, `The same picture is in 2 other profiles. ${often}`],
])('of %j, complete %s, says "%s"', (others, complete, text) => {
  expect(samePhotoText({ others, complete }, true)).toBe(text)
})

it('says that old profiles are not found', () => {
  expect(samePhotoText({ others: [other], complete: true }, false)).toContain(
    'Profiles shared long ago are not found by photo.',
  )
})
