import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PhotoStudio } from './photoStudio.ts'
import { checkPhotoFile, imageKind, imageSize, readPhoto } from './readPhoto.ts'

const png = (width: number, height: number) => {
  const header = new DataView(new ArrayBuffer(64))
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  signature.forEach((byte, at) => header.setUint8(at, byte))
  header.setUint32(16, width)
  header.setUint32(20, height)
  return header.buffer
}
const bitmap = (width: number, height: number) => {
  const header = new DataView(new ArrayBuffer(64))
  header.setUint16(0, 0x424d)
  header.setInt32(18, width, true)
  header.setInt32(22, height, true)
  return header.buffer
}
const file = (content: BlobPart, type: string) => new Blob([content], { type })

test.each([
  ['an empty file', file('', 'image/jpeg'), 'kit/photo-empty'],
  ['an SVG file', file('<svg></svg>', 'image/svg+xml'), 'kit/photo-svg'],
  ['an SVG file with the type of a JPEG', file('<svg></svg>', 'image/jpeg'), 'kit/photo-svg'],
  ['a document', file('%PDF-1.7', 'application/pdf'), 'kit/photo-not-image'],
  [
    'an image of 20,000 by 20,000 pixels',
    file(png(20_000, 20_000), 'image/png'),
    'kit/photo-too-large',
  ],
  ['an image of 20,000 pixels width', file(png(20_000, 10), 'image/png'), 'kit/photo-too-large'],
  ['a negative width', file(bitmap(-20_000, 10), 'image/bmp'), 'kit/photo-too-large'],
  ['more than 64 megapixels', file(png(8001, 8000), 'image/png'), 'kit/photo-too-large'],
  ['a single pixel', file(png(1, 1), 'image/png'), 'kit/photo-too-small'],
  ['a line', file(png(800, 2), 'image/png'), 'kit/photo-too-small'],
  [
    'more than 50 MB',
    file(new Uint8Array(50 * 1024 * 1024 + 1), 'image/x-raw'),
    'kit/photo-too-large',
  ],
])('refuses %s', async (_name, blob, code) => {
  await expect(checkPhotoFile(blob)).rejects.toMatchObject({ code })
})

test.each([
  ['64 megapixels', file(png(8000, 8000), 'image/png'), 'png'],
  ['a panorama', file(png(16_384, 3900), 'image/png'), 'png'],
  ['a bitmap with a negative height', file(bitmap(100, -100), 'image/bmp'), 'bmp'],
  ['a photo without a type', file(png(100, 100), ''), 'png'],
  ['an unknown image format', file('new format', 'image/jxl'), 'unknown'],
])('accepts %s', async (_name, blob, kind) => {
  await expect(checkPhotoFile(blob)).resolves.toBe(kind)
})

type Bytes = readonly (number | string)[]

/** Bytes from numbers (one byte each) and texts. */
const bytes = (...parts: Bytes) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  )
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256)
const little = (value: number, size: number) => big(value, size).reverse()

const zeros = (count: number) => Array.from({ length: count }, () => 0)

/** JPEG with an EXIF segment whose thumbnail has a frame of its own. */
function jpeg(width: number, height: number): Uint8Array {
  const thumbnail: Bytes = [0xff, 0xd8, 0xff, 0xc0, ...big(11, 2), 8, ...big(1, 2), ...big(1, 2)]
  const exif: Bytes = [0xff, 0xe1, ...big(2 + 6 + thumbnail.length, 2), 'Exif\0\0', ...thumbnail]
  const tables: Bytes = [0xff, 0xc4, ...big(4, 2), 0, 0]
  const frame: Bytes = [0xff, 0xff, 0xc2, ...big(11, 2), 8, ...big(height, 2), ...big(width, 2)]
  return bytes(0xff, 0xd8, ...exif, ...tables, ...frame, ...zeros(4))
}

const formats: Record<string, (width: number, height: number) => Uint8Array> = {
  jpeg,
  png: (width, height) =>
    bytes('\x89PNG\r\n\x1a\n', ...big(13, 4), 'IHDR', ...big(width, 4), ...big(height, 4)),
  gif: (width, height) => bytes('GIF89a', ...little(width, 2), ...little(height, 2)),
  bmp: (width, height) =>
    bytes('BM', ...zeros(16), ...little(width, 4), ...little(2 ** 32 - height, 4)),
  'webp, lossy': (width, height) =>
    bytes('RIFF', ...zeros(4), 'WEBPVP8 ', ...zeros(10), ...little(width, 2), ...little(height, 2)),
  'webp, lossless': (width, height) =>
    bytes(
      'RIFF',
      ...zeros(4),
      'WEBPVP8L',
      ...zeros(5),
      ...little(width - 1 + (height - 1) * 2 ** 14, 4),
    ),
  'webp, extended': (width, height) =>
    bytes(
      'RIFF',
      ...zeros(4),
      'WEBPVP8X',
      ...zeros(8),
      ...little(width - 1, 3),
      ...little(height - 1, 3),
    ),
  avif: (width, height) =>
    bytes(
      ...big(20, 4),
      'ftypavif',
      ...zeros(8),
      ...['ispe', ...zeros(4), ...big(160, 4), ...big(120, 4)],
      ...['ispe', ...zeros(4), ...big(width, 4), ...big(height, 4)],
    ),
}

test.each(Object.keys(formats))('reads the size of %s', (format) => {
  const edge = fc.integer({ min: 200, max: 16_383 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const file = formats[format]?.(width, height) ?? bytes()
      expect(imageSize(file, imageKind(file))).toEqual({ width, height })
    }),
  )
})

test('a truncated file, or garbage after a magic number, throws no error', () => {
  const starts = Object.values(formats).map((make) => make(640, 480))
  const file = fc
    .tuple(fc.constantFrom(...starts), fc.nat(80), fc.uint8Array({ maxLength: 300 }))
    .map(([start, length, rest]) => Uint8Array.from([...start.subarray(0, length), ...rest]))
  fc.assert(
    fc.property(file, (each) => {
      const size = imageSize(each, imageKind(each))
      expect(size === null || (size.width >= 0 && size.height >= 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['bmp', 'BM\0\0'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0heic'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['svg', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="1">'],
  ['svg', '\xef\xbb\xbf<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">'],
  ['unknown', '\0\0\0\x18ftypmp42\0\0\0\0isom'],
  ['unknown', '%PDF-1.7'],
  ['unknown', 'RIFF\0\0\0\0WAVEfmt '],
  ['unknown', '<html><body>svg</body></html>'],
  ['unknown', ''],
])('recognizes %s: %j', (kind, start) => {
  expect(imageKind(bytes(start))).toBe(kind)
})

test('refuses a picture that is too small, also if its header has no size', async () => {
  const opened = { size: { width: 1, height: 1 }, display: new Blob() }
  const studio = { open: () => Promise.resolve(opened) } as unknown as PhotoStudio
  await expect(readPhoto(studio, new Blob(['new'], { type: 'image/jxl' }))).rejects.toMatchObject({
    code: 'kit/photo-too-small',
  })
})

test.each(['II*\0', 'MM\0*'])('names a TIFF that the browser cannot read: %j', async (start) => {
  const studio = { open: () => Promise.reject(new Error('Not decoded')) } as unknown as PhotoStudio
  await expect(readPhoto(studio, new Blob([start, 'rest']))).rejects.toMatchObject({
    code: 'kit/photo-tiff',
  })
})
