import { expect, test } from 'vitest'
import { isPhotoDataUrl, readPhotoDataUrl, readPreviewDataUrl } from './photoDataUrl.ts'

const toDataUrl = (bytes: readonly number[], type = 'jpeg') =>
  `data:image/${type};base64,${btoa(String.fromCharCode(...bytes))}`

const SOI = [0xff, 0xd8]
const EOI = [0xff, 0xd9]
const frame = (edge: number, marker = 0xc0) => [
  ...[0xff, marker, 0, 11, 8, edge >> 8, edge & 0xff, edge >> 8, edge & 0xff],
  ...[1, 1, 0x11, 0],
]
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
/** Application data, as a color profile or metadata. */
const app = (bytes: number) => [
  ...[0xff, 0xe2, (bytes + 2) >> 8, (bytes + 2) & 0xff],
  ...Array.from({ length: bytes }, () => 0),
]
const jpeg = (edge: number) => toDataUrl([...SOI, ...frame(edge), ...scan, ...EOI])

test.each([
  ['a preview', jpeg(320)],
  ['a full photo', jpeg(800)],
  ['the largest that is shown', jpeg(1200)],
  ['with a color profile', toDataUrl([...SOI, ...app(20_000), ...frame(800), ...scan, ...EOI])],
  [
    'a WebP',
    toDataUrl(
      [
        ...Array.from('RIFF\0\0\0\0WEBPVP8 ', (letter) => letter.charCodeAt(0)),
        ...[0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0x40, 0x01],
      ],
      'webp',
    ),
  ],
])('%s is returned unchanged', (_name, url) => {
  expect(readPhotoDataUrl(url)).toBe(url)
})

test.each([
  ['a claim of 23,000 pixels', jpeg(23_000)],
  ['one pixel more than is shown', jpeg(1201)],
  ['no pixels', jpeg(0)],
  ['a progressive JPEG', toDataUrl([...SOI, ...frame(320, 0xc2), ...scan, ...EOI])],
  [
    'a frame far behind the start',
    toDataUrl([...SOI, ...app(60_000), ...frame(320), ...scan, ...EOI]),
  ],
  ['a header without a frame', toDataUrl([...SOI, ...app(20), ...EOI])],
  ['a length that base64 cannot have', 'data:image/jpeg;base64,/9j/A'],
  ['a PNG', 'data:image/png;base64,iVBORw0KGgo='],
  ['a PNG that says JPEG', 'data:image/jpeg;base64,iVBORw0KGgo='],
  ['SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a web address', 'https://example.org/a.jpg'],
  ['script', 'javascript:alert(1)'],
  ['something after the photo', `${jpeg(320)}" onerror="alert(1)`],
  ['a line break after it', `${jpeg(320)}\n`],
  ['something before it', ` ${jpeg(320)}`],
  ['text that is not base64', 'data:image/jpeg,/9j/'],
  ['too long', `data:image/jpeg;base64,/9j/${'A'.repeat(478_000)}`],
  ['nothing', undefined],
  ['an object', { toString: (): string => jpeg(320) }],
])('%s gives null', (_name, value) => {
  expect(readPhotoDataUrl(value)).toBeNull()
})

test('a photo of any size is a photo, for admins who want to see it', () => {
  expect(isPhotoDataUrl(jpeg(23_000))).toBe(true)
  expect(isPhotoDataUrl('data:image/png;base64,iVBORw0KGgo=')).toBe(false)
})

test('a preview has small edges; a longer text is the full photo of an older report', () => {
  const old = toDataUrl([...SOI, ...app(30_000), ...frame(800), ...scan, ...EOI])
  expect(readPreviewDataUrl(jpeg(400))).toBe(jpeg(400))
  expect(readPreviewDataUrl(jpeg(401))).toBeNull()
  expect(readPreviewDataUrl(old)).toBe(old)
  expect(readPreviewDataUrl(old.replace('/9j/', '/8j/'))).toBeNull()
})
