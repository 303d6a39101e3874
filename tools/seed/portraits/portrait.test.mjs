// @vitest-environment node
import { expect, test } from 'vitest'
import { photoRenderer } from '../photos/render.mjs'
import { sitters } from '../sitters.mjs'
import { portrait } from './portrait.mjs'
import { randomFor } from './random.mjs'
import { sceneOrder } from './scenes/scenes.mjs'

/** @type {import('./traits.mjs').Sitter} */
const sitter = { id: 'somewhere-someone', place: 3, gender: 'woman', age: 37 }

test('the same sitter is always drawn alike, another one differently', () => {
  expect(portrait(sitter)).toBe(portrait({ ...sitter }))
  expect(portrait({ ...sitter, id: 'somewhere-else' })).not.toBe(portrait(sitter))
})

test('a seed keeps its choices for good', () => {
  const random = randomFor('greenlight')
  expect([random.next(), random.next()].map((value) => value.toFixed(6))).toEqual([
    '0.970207',
    '0.299046',
  ])
})

test('every sitter of the seed gets a picture of their own, without a gap in it', () => {
  const drawn = sitters.map(portrait)
  expect(new Set(drawn).size).toBe(sitters.length)
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
})

test('neighbours in the gallery never share a scene', () => {
  sceneOrder.forEach((scene, at) => {
    expect(scene).not.toBe(sceneOrder[(at + 1) % sceneOrder.length])
  })
})

test('photos are JPEGs of the sizes that the product stores', async () => {
  const { preview, full } = (await photoRenderer())(portrait(sitter))
  const sizes = [preview, full].map((url) => {
    const bytes = Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64')
    // The frame header of a baseline JPEG: marker FFC0, length, precision, height, width.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]))
    return [bytes.readUInt16BE(frame + 5), bytes.readUInt16BE(frame + 7)]
  })
  expect(sizes).toEqual([
    [320, 320],
    [800, 800],
  ])
  expect(preview.length).toBeLessThanOrEqual(24_000)
  expect(full.length).toBeLessThanOrEqual(350 * 1024)
})
