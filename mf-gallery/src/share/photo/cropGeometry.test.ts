import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centeredCrop, cropSquare, limitCrop } from './cropGeometry.ts'

const landscape = { width: 1600, height: 800 }

test.each([
  [
    'Fit keeps the middle of a landscape photo',
    centeredCrop,
    landscape,
    { x: 400, y: 0, edge: 800 },
  ],
  [
    'Fit keeps the middle of a portrait photo',
    centeredCrop,
    { width: 300, height: 900 },
    { x: 0, y: 300, edge: 300 },
  ],
  ['zoom 2 halves the edge', { zoom: 2, x: 0, y: 0 }, landscape, { x: 600, y: 200, edge: 400 }],
  [
    'a photo dragged to the right shows its left part',
    { zoom: 1, x: 160, y: 0 },
    landscape,
    { x: 0, y: 0, edge: 800 },
  ],
  [
    'dragging stops at the edge of the photo',
    { zoom: 1, x: -999, y: 50 },
    landscape,
    { x: 800, y: 0, edge: 800 },
  ],
])('%s', (_name, crop, size, square) => {
  expect(cropSquare(crop, size)).toEqual(square)
})

test.each([
  [0.5, 1],
  [1.234, 1.23],
  [3.2, 3],
])('limits zoom %d to %d', (zoom, limited) => {
  expect(limitCrop({ zoom, x: 0, y: 0 }, landscape).zoom).toBe(limited)
})

test('a limited crop is inside the photo, and limiting it again changes nothing', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  const pan = fc.integer({ min: -5_000, max: 5_000 })
  const crop = fc.record({ zoom: fc.double({ min: 0, max: 5, noNaN: true }), x: pan, y: pan })
  fc.assert(
    fc.property(crop, fc.record({ width: edge, height: edge }), (wild, size) => {
      const limited = limitCrop(wild, size)
      expect(limitCrop(limited, size)).toEqual(limited)
      const square = cropSquare(wild, size)
      expect(square.edge).toBeGreaterThan(0)
      expect(square.x).toBeGreaterThanOrEqual(0)
      expect(square.y).toBeGreaterThanOrEqual(0)
      expect(square.x + square.edge).toBeLessThanOrEqual(size.width + 1e-6)
      expect(square.y + square.edge).toBeLessThanOrEqual(size.height + 1e-6)
    }),
  )
})
