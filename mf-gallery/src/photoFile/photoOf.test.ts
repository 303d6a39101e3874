import { expect, it } from 'vitest'
import { photoOf } from './PhotoDropZone.tsx'

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
const jpeg = new File(['x'], 'b.jpg', { type: 'image/jpeg' })

it('takes the picture of several files, also if another file comes first', () => {
  expect(photoOf([pdf, jpeg])).toBe(jpeg)
  expect(photoOf([pdf])).toBe(pdf)
  expect(photoOf([])).toBeUndefined()
  expect(photoOf(null)).toBeUndefined()
})
