import type { Encoding } from '@greenlight/kit/photo/photoWorker'
import { expect, test } from 'vitest'
import { encodeWithin, fullPhoto, type PhotoTarget, previewPhoto } from './makePhoto.ts'

/** Encodes a picture with a given number of bits per pixel, with sizes similar to JPEG. */
const picture = (bits: number) => (encoding: Encoding) =>
  Promise.resolve({ ...encoding, size: (encoding.edge ** 2 * encoding.quality * bits) / 8 })

const ofSize =
  (size: number) =>
  ({ type }: Encoding) =>
    Promise.resolve({ type, size })

test.each<[string, PhotoTarget, number, Partial<Encoding>]>([
  ['encodes a smooth photo with the best quality', fullPhoto, 2, { edge: 800, quality: 0.82 }],
  ['lowers the quality one step for a detailed photo', fullPhoto, 6, { edge: 800, quality: 0.7 }],
  ['lowers it two steps for more detail', fullPhoto, 7, { edge: 800, quality: 0.6 }],
  ['then uses 0.5', fullPhoto, 8.5, { edge: 800, quality: 0.5 }],
  ['goes below 0.5 for noise', fullPhoto, 12, { edge: 800, quality: 0.3 }],
  ['shrinks what does not compress at all', fullPhoto, 70, { edge: 400, quality: 0.2 }],
  ['encodes a preview', previewPhoto, 2, { type: 'image/webp', edge: 320, quality: 0.75 }],
  ['lowers the quality of a preview of noise', previewPhoto, 10.5, { edge: 320, quality: 0.15 }],
])('%s', async (_name, target, bits, expected) => {
  const encoded = await encodeWithin(target, picture(bits))
  expect(encoded).toMatchObject(expected)
  expect(encoded.size).toBeLessThanOrEqual(target.maxBytes)
})

test('tries the described qualities first, in order', () => {
  expect(fullPhoto.encodings.slice(0, 4)).toEqual(
    [0.82, 0.7, 0.6, 0.5].map((quality) => ({ type: 'image/jpeg', edge: 800, quality })),
  )
})

test('accepts a result of exactly the limit', async () => {
  const encoded = await encodeWithin(fullPhoto, ofSize(350 * 1024))
  expect(encoded.size).toBe(358_400)
})

test('a browser that cannot encode WebP is asked once, and gives a JPEG', async () => {
  const asked: string[] = []
  const encoded = await encodeWithin(previewPhoto, ({ type, quality }) => {
    asked.push(`${type} ${quality}`)
    return Promise.resolve({ type: type === 'image/webp' ? 'image/png' : type, size: 10_000 })
  })
  expect(encoded.type).toBe('image/jpeg')
  expect(asked).toEqual(['image/webp 0.75', 'image/jpeg 0.7'])
})

test('refuses a photo that never gets small enough', async () => {
  const never = encodeWithin(previewPhoto, ofSize(24 * 1024 + 1))
  await expect(never).rejects.toMatchObject({ code: 'kit/photo-too-large' })
})
