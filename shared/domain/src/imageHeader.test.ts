import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJpegHeader, readWebpHeader } from './imageHeader.ts'

const segment = (marker: number, ...body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
]
const uint16 = (value: number) => [value >> 8, value & 0xff]

type Frame = {
  marker?: number
  bits?: number
  width?: number
  height?: number
  components?: number
}

const frame = ({
  marker = 0xc0,
  bits = 8,
  width = 800,
  height = 600,
  components = 3,
}: Frame = {}) =>
  segment(
    marker,
    bits,
    ...uint16(height),
    ...uint16(width),
    components,
    ...Array.from({ length: components * 3 }, () => 1),
  )
const scan = (components = 3) =>
  segment(0xda, components, ...Array.from({ length: components * 2 }, () => 0), 0, 63, 0)
const app = (length: number) => segment(0xe1, ...Array.from({ length }, () => 0xff))
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])

describe('a JPEG', () => {
  test.each([
    ['baseline', jpeg(frame(), scan())],
    ['gray', jpeg(frame({ components: 1 }), scan(1))],
    ['after metadata that looks like markers', jpeg(app(5000), frame(), scan())],
    ['after padding', jpeg([0xff, 0xff], frame(), scan())],
  ])('%s is decoded in one pass', (_name, bytes) => {
    expect(readJpegHeader(bytes)).toMatchObject({ onePass: true })
  })

  test.each([
    ['progressive', jpeg(frame({ marker: 0xc2 }), scan())],
    ['extended', jpeg(frame({ marker: 0xc1 }), scan())],
    ['lossless', jpeg(frame({ marker: 0xc3 }), scan())],
    ['arithmetic', jpeg(frame({ marker: 0xc9 }), scan())],
    ['of 12 bits', jpeg(frame({ bits: 12 }), scan())],
    ['of four components', jpeg(frame({ components: 4 }), scan(4))],
    ['in a scan for each component', jpeg(frame(), scan(1), scan(1), scan(1))],
    ['cut before its scan', jpeg(frame())],
  ])('%s is not decoded in one pass', (_name, bytes) => {
    expect(readJpegHeader(bytes)).toEqual({ width: 800, height: 600, onePass: false })
  })

  test.each([
    ['two frames', jpeg(frame(), frame({ width: 23_000 }), scan())],
    ['no frame', jpeg(app(10), scan())],
    ['garbage between segments', jpeg([1, 2, 3], frame(), scan())],
    ['an end before the frame', jpeg([0xff, 0xd9], frame(), scan())],
    ['a restart before the frame', jpeg([0xff, 0xd0], frame(), scan())],
    ['a segment of length 1', jpeg([0xff, 0xe1, 0, 1], frame(), scan())],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['nothing', new Uint8Array()],
  ])('with %s is not understood', (_name, bytes) => {
    expect(readJpegHeader(bytes)).toBeNull()
  })

  test('has the size that its frame states', () => {
    const edge = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(edge, edge, (width, height) => {
        const header = readJpegHeader(jpeg(frame({ width, height }), scan()))
        expect(header).toEqual({ width, height, onePass: true })
      }),
    )
  })
})

describe('a WebP', () => {
  const webp = (format: string, ...body: number[]) =>
    Uint8Array.from([
      ...Array.from('RIFF\0\0\0\0WEBP', (letter) => letter.charCodeAt(0)),
      ...Array.from(format, (letter) => letter.charCodeAt(0)),
      ...[0, 0, 0, 0],
      ...body,
      ...Array.from({ length: 10 }, () => 0),
    ])
  const still = [0, 0, 0, 0, 0xff, 0x01, 0, 0x3f, 0x01, 0]

  test.each([
    ['lossy', webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x00, 0x02, 0x40, 0x01), true],
    ['lossless', webp('VP8L', 0x2f, 0xff, 0xc1, 0x4f, 0x00), true],
    ['extended', webp('VP8X', ...still), true],
    ['animated', webp('VP8X', 0x02, ...still.slice(1)), false],
  ])('%s has a size', (_name, bytes, onePass) => {
    expect(readWebpHeader(bytes)).toEqual({ width: 512, height: 320, onePass })
  })

  test.each([webp('ICCP'), webp('VP8 ').subarray(0, 24), jpeg(frame(), scan())])(
    'is null without a known format and a complete header',
    (bytes) => {
      expect(readWebpHeader(bytes)).toBeNull()
    },
  )
})

test('no sequence of bytes makes the parsers throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(60), (rest, length) => {
      const start = jpeg(app(4), frame(), scan()).subarray(0, length)
      readJpegHeader(Uint8Array.from([...start, ...rest]))
      readWebpHeader(Uint8Array.from([...start, ...rest]))
    }),
    { numRuns: 2000 },
  )
})
