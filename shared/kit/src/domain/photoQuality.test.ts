import { expect, test } from 'vitest'
import {
  encodeWithin,
  fullPhoto,
  type JpegAttempt,
  type JpegTarget,
  previewPhoto,
} from './photoQuality.ts'

/** Bytes that a picture of this many bits a pixel would take, roughly as JPEG does. */
const picture = (bits: number) => (attempt: JpegAttempt) =>
  Promise.resolve({ ...attempt, size: (attempt.edge ** 2 * attempt.quality * bits) / 8 })

const ofSize = (size: number) => () => Promise.resolve({ size })

test.each<[string, JpegTarget, number, Partial<JpegAttempt>]>([
  ['a smooth photo keeps the best quality', fullPhoto, 2, { edge: 800, quality: 0.82 }],
  ['a busy one goes down one step', fullPhoto, 6, { edge: 800, quality: 0.7 }],
  ['a busier one two', fullPhoto, 7, { edge: 800, quality: 0.6 }],
  ['0.5 is next', fullPhoto, 8.5, { edge: 800, quality: 0.5 }],
  ['noise goes below', fullPhoto, 12, { edge: 800, quality: 0.3 }],
  ['worse than noise gets smaller', fullPhoto, 70, { edge: 400, quality: 0.2 }],
  ['a preview', previewPhoto, 2, { edge: 320, quality: 0.8 }],
  ['a preview of noise', previewPhoto, 10.5, { edge: 240, quality: 0.3 }],
])('%s', async (_name, target, bits, expected) => {
  const encoded = await encodeWithin(target, picture(bits))
  expect(encoded).toMatchObject(expected)
  expect(encoded.size).toBeLessThanOrEqual(target.maxBytes)
})

test('the described qualities come first and in order', () => {
  expect(fullPhoto.attempts.slice(0, 4)).toEqual(
    [0.82, 0.7, 0.6, 0.5].map((quality) => ({ edge: 800, quality })),
  )
})

test('the limit itself is small enough', async () => {
  const encoded = await encodeWithin(fullPhoto, ofSize(350 * 1024))
  expect(encoded.size).toBe(358_400)
})

test('what never gets small enough is refused', async () => {
  const never = encodeWithin(previewPhoto, ofSize(24 * 1024 + 1))
  await expect(never).rejects.toMatchObject({ code: 'photo-too-large' })
})
