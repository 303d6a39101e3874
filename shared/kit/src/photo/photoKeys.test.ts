import { describe, expect, it } from 'vitest'
import { mirrored, type RgbaPicture, toGray, trimMargins } from './grayPicture.ts'
import {
  askedPhoto,
  isSamePhoto,
  isSimilar,
  type PhotoChange,
  photoLikeness,
  storedPhotoKeys,
} from './photoKeys.ts'

type Draw = (x: number, y: number) => number

/** A gray picture; `draw` is the brightness at x and y from 0 to 1. */
function picture(width: number, height: number, draw: Draw): RgbaPicture {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at++) {
    const level = draw(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height)
    data.set([level, level, level, 255], 4 * at)
  }
  return { width, height, data }
}

/** Blobs of light at places that a seed decides: like photos, smooth and unlike each other. */
function scene(seed: number): Draw {
  const blobs = Array.from({ length: 12 }, (_, n) => {
    const random = (k: number) => Math.abs(Math.sin(seed * 91.7 + n * 12.9 + k * 78.2) * 437.5) % 1
    return {
      x: random(1),
      y: random(2),
      size: 0.05 + 0.2 * random(3),
      light: 400 * random(4) - 200,
    }
  })
  return (x, y) =>
    blobs.reduce(
      (sum, blob) =>
        sum + blob.light * Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.size ** 2),
      128,
    )
}

const original = scene(1)
const photo = picture(200, 200, original)
const stored = storedPhotoKeys(photo)
/** The original without a part of its left, top, right and bottom. */
const cropped = (left: number, top: number, right: number, bottom: number): Draw => {
  return (x, y) => original(left + x * (1 - left - right), top + y * (1 - top - bottom))
}
/** A screenshot that begins with bars of `top` widths in height; text in them is inverted. */
function inside(width: number, height: number, top: number, bar: number): RgbaPicture {
  return picture(width, height, (x, y) => {
    const down = (y * height) / width - top
    const isText = Math.floor(y * 40) % 3 === 0 && x > 0.1 && x < 0.35
    if (down < 0 || down >= 1) return isText ? 255 - bar : bar
    return original(x, down)
  })
}

function isFound(pixels: RgbaPicture, change: PhotoChange = 'none'): boolean {
  const asked = askedPhoto(pixels, change)
  return (
    asked.keys.some((key) => stored.includes(key)) &&
    isSimilar(asked, stored) &&
    isSamePhoto(photoLikeness(asked, photo))
  )
}

describe('a photo is found', () => {
  it.each([
    ['as it is', picture(200, 200, original)],
    ['resized', picture(97, 97, original)],
    ['brighter', picture(200, 200, (x, y) => original(x, y) * 1.15)],
    ['with 5 % cropped from each side', picture(180, 180, cropped(0.05, 0.05, 0.05, 0.05))],
    ['with 10 % cropped from each side', picture(160, 160, cropped(0.1, 0.1, 0.1, 0.1))],
    ['with 5 % cropped from one side', picture(190, 200, cropped(0.05, 0, 0, 0))],
    ['in a screenshot with dark bars and text', inside(200, 420, 0.3, 10)],
    ['in a screenshot with light bars and text', inside(200, 420, 0.3, 250)],
  ])('%s', (_, pixels) => {
    expect(isFound(pixels)).toBe(true)
  })

  it('cropped by 10 % on one or two sides, if that is asked for', () => {
    expect(isFound(picture(180, 200, cropped(0.1, 0, 0, 0)), 'offCenter')).toBe(true)
    expect(isFound(picture(180, 180, cropped(0, 0.1, 0.1, 0)), 'offCenter')).toBe(true)
  })

  it('as its mirror image, if that is asked for', () => {
    const image = picture(200, 200, (x, y) => original(1 - x, y))
    expect(isFound(image)).toBe(false)
    expect(isFound(image, 'mirrored')).toBe(true)
  })
})

it('does not find another photo, a plain picture, or a report without usable keys', () => {
  for (let seed = 2; seed < 40; seed++)
    expect(isFound(picture(200, 200, scene(seed))), String(seed)).toBe(false)
  const plain = picture(200, 200, () => 77)
  expect(storedPhotoKeys(plain)).toEqual([])
  expect(askedPhoto(plain, 'none').keys).toEqual([])
  const asked = askedPhoto(picture(200, 200, original), 'none')
  expect(isSimilar(asked, [])).toBe(false)
  expect(isSimilar(asked, ['0000000', 'x', '1zzzzzz', ''])).toBe(false)
})

it('stores and asks for at most 30 keys of the form that the access rules accept', () => {
  const asked = [
    picture(200, 200, original),
    inside(200, 420, 0.3, 10),
    picture(300, 200, original),
  ]
  for (const keys of [stored, ...asked.map((pixels) => askedPhoto(pixels, 'none').keys)]) {
    expect(keys.length).toBeLessThanOrEqual(30)
    expect(keys.filter((key) => !/^[0-2][01][0-9a-f]{5}$/.test(key))).toEqual([])
  }
  expect(stored).toHaveLength(30)
})

it('trims bars above and below, and no plain wall above a photo', () => {
  const shot = toGray(inside(200, 420, 0.3, 10))
  expect(trimMargins(shot)).toEqual({ left: 0, top: 60, right: 200, bottom: 260 })
  const wall = toGray(picture(100, 100, (x, y) => (y < 0.2 ? 200 : 20 + 200 * x)))
  expect(trimMargins(wall)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 })
})

it('mirrors a picture of any width', () => {
  const levels = Uint8Array.from([1, 2, 3, 4, 5, 6])
  expect(mirrored({ width: 3, height: 2, levels }).levels).toEqual(
    Uint8Array.from([3, 2, 1, 6, 5, 4]),
  )
})
