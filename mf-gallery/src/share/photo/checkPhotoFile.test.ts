import { expect, test } from 'vitest'
import { checkPhotoFile } from './checkPhotoFile.ts'

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
  ['an empty file', file('', 'image/jpeg'), 'photo-empty'],
  ['an SVG file', file('<svg></svg>', 'image/svg+xml'), 'photo-svg'],
  ['an SVG file with the type of a JPEG', file('<svg></svg>', 'image/jpeg'), 'photo-svg'],
  ['a document', file('%PDF-1.7', 'application/pdf'), 'photo-not-image'],
  [
    'an image of 20,000 by 20,000 pixels',
    file(png(20_000, 20_000), 'image/png'),
    'photo-too-large',
  ],
  ['an image of 20,000 pixels width', file(png(20_000, 10), 'image/png'), 'photo-too-large'],
  ['a negative width', file(bitmap(-20_000, 10), 'image/bmp'), 'photo-too-large'],
  ['more than 64 megapixels', file(png(8001, 8000), 'image/png'), 'photo-too-large'],
  ['more than 50 MB', file(new Uint8Array(50 * 1024 * 1024 + 1), 'image/x-raw'), 'photo-too-large'],
])('refuses %s', async (_name, blob, code) => {
  await expect(checkPhotoFile(blob)).rejects.toMatchObject({ code })
})

test.each([
  ['64 megapixels', file(png(8000, 8000), 'image/png'), 'png'],
  ['a panorama', file(png(16_384, 3900), 'image/png'), 'png'],
  ['a bitmap with a negative height', file(bitmap(10, -10), 'image/bmp'), 'bmp'],
  ['a photo without a type', file(png(10, 10), ''), 'png'],
  ['an unknown image format', file('new format', 'image/jxl'), 'unknown'],
])('accepts %s', async (_name, blob, kind) => {
  await expect(checkPhotoFile(blob)).resolves.toBe(kind)
})
